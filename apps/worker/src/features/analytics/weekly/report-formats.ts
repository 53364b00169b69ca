import { changeText, clockOf, type Instant } from "@vignette/domain/kernel";
import { firstOfMonth } from "@vignette/messages/first-of-month";
import type { Locale } from "@vignette/messages/locale";

/** How a report writes its numbers and times; shares are from 0 to 1. Days and times are in UTC, like all days of a report. */
export type ReportFormats = {
  whole: (count: number) => string;
  share: (share: number) => string;
  change: (share: number) => string;
  day: (at: Instant) => string;
  moment: (at: Instant) => string;
};

export function reportFormats(locale: Locale): ReportFormats {
  const whole = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const date = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const day = new Intl.DateTimeFormat(locale, date);
  const moment = new Intl.DateTimeFormat(locale, { ...date, ...clockOf(locale) });
  return {
    whole: (it) => whole.format(it),
    share: (it) => share.format(it),
    change: (it) => changeText(it, locale),
    day: (it) => firstOfMonth(day.format(it), locale),
    moment: (it) => firstOfMonth(moment.format(it), locale),
  };
}
