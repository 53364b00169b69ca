import type { Instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { secondText, timeText, weekdayMomentText, weekdayText } from "../formats.ts";

export { ownZone } from "../language/reader.ts";

/** `Tue, Nov 3, 6:30 PM`, as a clock in `zone` shows it. */
export const dateTimeIn = (zone: string, moment: Instant): string => weekdayMomentText(moment, zone);

/** `Tue, Nov 3`. */
export const dayIn = (zone: string, moment: Instant): string => weekdayText(moment, zone);

/** `6:30 PM`. */
export const timeIn = (zone: string, moment: Instant): string => timeText(moment, zone);

/** `6:30:02 PM`. */
export const secondIn = (zone: string, moment: Instant): string => secondText(moment, zone);

/** `in 4 h`, `in 12 min`, `now`; null for what is past. */
export function untilWords(moment: Instant, now: Instant): string | null {
  const minutes = Math.ceil((moment - now) / 60_000);
  if (minutes < 0) return null;
  if (minutes <= 1) return m.app_any_moment();
  if (minutes < 60) return m.app_in_minutes({ minutes });
  if (minutes < 48 * 60) return m.app_in_hours({ round: Math.round(minutes / 60) });
  // Whole days: from Saturday noon, Monday evening is two days away.
  return m.app_in_days({ round: Math.floor(minutes / 1440) });
}
