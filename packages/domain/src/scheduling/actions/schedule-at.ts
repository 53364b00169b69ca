import { type Instant, later, minutes, seconds } from "../../kernel/index.ts";
import type { When } from "../post/input.ts";
import type { Schedule } from "../post/post.ts";
import { publishTimePast, publishTimeWrong, zoneUnknown } from "../post/refusals.ts";
import { instantOf, isZone, wallTimeAt } from "../time/zone.ts";

/** "Post now" leaves this long to stop it, in milliseconds. Source: docs/experience.md#composer. */
export const POST_NOW_DELAY = seconds(5);

/**
 * The time that the user chose: wall time and zone as given, and the instant that follows. Throws a Refusal for an
 * unknown zone, a day that does not exist and a time that has passed. The current minute counts as now.
 */
export function scheduleAt(when: When, now: Instant): Schedule {
  if (!isZone(when.zone)) throw zoneUnknown();
  if (when.type === "now") {
    const publishAt = later(now, POST_NOW_DELAY);
    return { zone: when.zone, wallTime: wallTimeAt(publishAt, when.zone), publishAt };
  }

  const publishAt = instantOf(when.wallTime, when.zone);
  if (publishAt === null) throw publishTimeWrong();
  if (publishAt <= now - minutes(1)) throw publishTimePast();
  return { zone: when.zone, wallTime: when.wallTime, publishAt };
}
