import { days, type Instant, later, minutes } from "../kernel/index.ts";
import { addDays, instantOf, type SlotTime, slotsBetween } from "../scheduling/index.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipePlan } from "./recipe-plan.ts";

/** How long before its time a piece is made, in ms: the owner has a day to look at it. Our own choice. */
export const MADE_AHEAD = days(1);
/** What is nearer than this is too late to be made, in ms. Our own choice: a video takes some minutes. */
export const MAKING_TAKES = minutes(30);
/** How far ahead the next time is looked for. Weekly times come within a week. */
const LOOK_AHEAD = days(8);

/**
 * The times of a plan from one instant to another, both inclusive, earliest first, until the last day of the plan. Wall
 * times stay when the clocks change. Throws a RangeError for an unknown zone.
 */
export function occurrencesBetween(
  { times, stop }: Pick<RecipePlan, "times" | "stop">,
  from: Instant,
  to: Instant,
): SlotTime[] {
  const end =
    stop.after === null ? null : instantOf(`${addDays(`${stop.after}T00:00`, 1).slice(0, 10)}T00:00`, times.zone);
  return slotsBetween(times, from, to).filter(({ publishAt }) => end === null || publishAt < end);
}

/** The first time after an instant; null if the plan has ended. */
export const nextOccurrence = (plan: Pick<RecipePlan, "times" | "stop">, after: Instant): Instant | null =>
  occurrencesBetween(plan, later(after, 1), later(after, LOOK_AHEAD))[0]?.publishAt ?? null;

/** The fields of a recipe that runs on from an instant; it ends where no time is left. */
export function movedOn(plan: RecipePlan, after: Instant, now: Instant): Pick<Recipe, "nextAt" | "wakeAt" | "paused"> {
  const nextAt = nextOccurrence(plan, after);
  return nextAt === null
    ? { nextAt, wakeAt: null, paused: { reason: "finished", detail: "", at: now } }
    : { nextAt, wakeAt: later(nextAt, -MADE_AHEAD), paused: null };
}
