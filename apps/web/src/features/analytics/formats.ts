import { type Day, startOf } from "@vignette/domain/analytics";
import { changeText } from "@vignette/domain/kernel";
import { dateText, dayText, locale as readersLocale, weekdayName } from "../../shared/formats.ts";

/** A number that is not known. Why it is not is said beside it. */
const NOTHING = "–";

/** Texts of numbers. Without a `locale` they follow the reader's. */
export function formatsFor(locale = readersLocale) {
  const whole = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  const or = (count: number | null | undefined, format: (known: number) => string) =>
    count === null || count === undefined ? NOTHING : format(count);

  return {
    /** `4,100` or `48.2K`: short enough for a tile. */
    figure: (count: number | null | undefined) => or(count, (it) => (Math.abs(it) < 10_000 ? whole : short).format(it)),
    /** `48,231`: every digit. */
    whole: (count: number | null | undefined) => or(count, whole.format),
    /** `5.2%`, of a share such as 0.052. */
    share: (part: number | null) => or(part, share.format),
    /** `+12%`, of a change such as 0.12. */
    change: (part: number) => changeText(part, locale),
    /** `7.4 sec`. */
    seconds: (ms: number | null) => or(ms, (it) => seconds.format(it / 1000)),
  };
}

/** Numbers as tiles and tables show them, and the days of a report, which are days in UTC. */
export const formats = {
  ...formatsFor(),
  /** `Nov 3`. */
  day: (it: Day) => dayText(startOf(it), "UTC"),
  /** `Nov 3, 2026`. */
  longDay: (it: Day) => dateText(startOf(it), "UTC"),
  /** `Mon`; 1 is Monday. */
  weekday: (it: number) => weekdayName(Date.UTC(2026, 10, 1 + it), "UTC"),
};
