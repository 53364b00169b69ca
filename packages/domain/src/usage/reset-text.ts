import { days, type Instant } from "../kernel/index.ts";

/**
 * When usage resets, in words. Source: spec §9, Usage counting. The short date is as in `locale`: the reader's, and US English
 * where the reader is not known.
 */
export function resetText(resetsAt: Instant, now: Instant, locale = "en-US"): string {
  const count = Math.max(0, Math.round((startOfDay(resetsAt) - startOfDay(now)) / days(1)));
  if (count === 0) return "Resets today";
  if (count === 1) return "Resets tomorrow";
  if (count < 7) return `Resets in ${count} days`;
  const shortDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return `Resets ${shortDate.format(resetsAt)}`;
}

const startOfDay = (moment: Instant) => Math.floor(moment / days(1)) * days(1);
