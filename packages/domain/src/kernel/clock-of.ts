/** The clock of readers of `locale`, a BCP 47 tag: `6:30 PM` where a day has twice twelve hours, else `18:30`, `06:30`. */
export function clockOf(locale: string): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const isTwelve = hourCycle === "h11" || hourCycle === "h12";
  return isTwelve
    ? { hour: "numeric", minute: "2-digit", hourCycle: "h12" }
    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
}
