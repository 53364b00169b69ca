import { type Day, startOf } from "@vignette/domain/analytics";
import { locale as readersLocale } from "../../shared/formats.ts";

/** A number that is not known. Why it is not is said beside it. */
const NOTHING = "–";

/** Texts of numbers, days and times. Without a `locale` they follow the reader's. */
export function formatsFor(locale = readersLocale) {
  const whole = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(locale, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  const seconds = new Intl.NumberFormat(locale, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  // A day of a report is a day in UTC.
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  });
  const fullMoment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
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
    change: (part: number) => change.format(part),
    /** `7.4 sec`. */
    seconds: (ms: number | null) => or(ms, (it) => seconds.format(it / 1000)),
    /** `3 Nov`. */
    day: (it: Day) => day.format(startOf(it)),
    /** `3 Nov 2026`. */
    longDay: (it: Day) => longDay.format(startOf(it)),
    /** `Mon`; 1 is Monday. */
    weekday: (it: number) => weekday.format(Date.UTC(2026, 10, 1 + it)),
    /** `3 Nov, 18:30`, as this device's clock shows it. */
    moment: (at: number) => moment.format(at),
    /** `3 Nov 2026, 18:30`. */
    fullMoment: (at: number) => fullMoment.format(at),
  };
}

export const formats = formatsFor();
