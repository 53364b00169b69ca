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
  const end = endOf({ times, stop });
  return slotsBetween(times, from, to).filter(({ publishAt }) => end === null || publishAt < end);
}

/** The instant after the last day of a plan; null if it has no last day. */
export const endOf = ({ times, stop }: Pick<RecipePlan, "times" | "stop">): Instant | null =>
  stop.after === null ? null : instantOf(`${addDays(`${stop.after}T00:00`, 1).slice(0, 10)}T00:00`, times.zone);

/** The first time after an instant; null if the plan has ended. */
export const nextOccurrence = (plan: Pick<RecipePlan, "times" | "stop">, after: Instant): Instant | null =>
  occurrencesBetween(plan, later(after, 1), later(after, LOOK_AHEAD))[0]?.publishAt ?? null;

/** The fields of a recipe that runs on from an instant; it ends where no time is left. */
export function movedOn(plan: Timing, after: Instant, now: Instant): Pick<Recipe, "nextAt" | "wakeAt" | "paused"> {
  if (plan.trigger.type !== "times") {
    const end = endOf(plan);
    return end !== null && end <= now ? ended(now) : { nextAt: null, wakeAt: end, paused: null };
  }
  const nextAt = nextOccurrence(plan, after);
  return nextAt === null ? ended(now) : { nextAt, wakeAt: later(nextAt, -MADE_AHEAD), paused: null };
}

type Timing = Pick<RecipePlan, "times" | "stop" | "trigger">;

const ended = (now: Instant) => ({
  nextAt: null,
  wakeAt: null,
  paused: { reason: "finished" as const, detail: "", says: null, at: now },
});
