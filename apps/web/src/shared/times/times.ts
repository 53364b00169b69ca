import type { Instant } from "@vignette/domain/kernel";

/** The zone of this browser, such as `Europe/Berlin`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Tue 3 Nov 18:30`, as a clock in `zone` shows it. */
export function dateTimeIn(zone: string, moment: Instant): string {
  return `${dayIn(zone, moment)} ${timeIn(zone, moment)}`;
}

/** `Tue 3 Nov`. */
export function dayIn(zone: string, moment: Instant): string {
  return format(zone, { weekday: "short", day: "numeric", month: "short" }, moment).replaceAll(",", "");
}

/** `18:30`. */
export function timeIn(zone: string, moment: Instant): string {
  return format(zone, { hour: "2-digit", minute: "2-digit" }, moment);
}

/** `18:30:02`. */
export function secondIn(zone: string, moment: Instant): string {
  return format(zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" }, moment);
}

/** `in 4 h`, `in 12 min`, `now`; null for what is past. */
export function untilWords(moment: Instant, now: Instant): string | null {
  const minutes = Math.ceil((moment - now) / 60_000);
  if (minutes < 0) return null;
  if (minutes <= 1) return "any moment";
  if (minutes < 60) return `in ${minutes} min`;
  if (minutes < 48 * 60) return `in ${Math.round(minutes / 60)} h`;
  return `in ${Math.round(minutes / 1440)} days`;
}

function format(zone: string, options: Intl.DateTimeFormatOptions, moment: Instant): string {
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone, hourCycle: "h23" }).format(moment);
}
