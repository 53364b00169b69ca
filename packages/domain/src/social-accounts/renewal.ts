import * as z from "zod/mini";
import { hours, Instant, later, minutes } from "../kernel/index.ts";

/** That a connection did not renew by itself when it was last tried. */
export const RenewalTrouble = z.object({
  triedAt: Instant,
  /** What the platform said; null where it gave no answer with a meaning. */
  said: z.nullable(z.string()),
  /** Until when what we hold still works; in the past where it does not. */
  holdsUntil: Instant,
});
export type RenewalTrouble = z.infer<typeof RenewalTrouble>;

/** At this minute of each hour connections are renewed ahead, in milliseconds after the hour. Our own choice. */
const MINUTE = minutes(17);

/** Whether connections are renewed ahead in the minute that `at` lies in. */
export const isRenewalMinute = (at: Instant): boolean =>
  Math.floor((at % hours(1)) / minutes(1)) === MINUTE / minutes(1);

/** When connections are next renewed ahead: the first such minute after `now`. */
export function nextRenewal(now: Instant): Instant {
  const thisHour = later(now, MINUTE - (now % hours(1)));
  return thisHour > now ? thisHour : later(thisHour, hours(1));
}
