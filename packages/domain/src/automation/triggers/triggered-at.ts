import { type Instant, later } from "../../kernel/index.ts";
import { FORECAST } from "../forecast.ts";
import { endOf, MADE_AHEAD, MAKING_TAKES, occurrencesBetween } from "../occurrences.ts";
import type { RecipePlan } from "../recipe-plan.ts";

/** A minute, in ms: posts are planned for whole ones. */
const MINUTE = 60_000;

/**
 * When a piece that a feed or a call begins is posted: at the first weekly time of the recipe in the next fourteen days
 * that none of its pieces has `taken`. A recipe without weekly times posts it half an hour later, or a day later where
 * it needs an approval. Null if every time is taken, or the recipe ends before.
 */
export function triggeredAt(
  plan: Pick<RecipePlan, "times" | "stop">,
  { taken, needsApproval }: { taken: readonly Instant[]; needsApproval: boolean },
  now: Instant,
): Instant | null {
  const first = later(now, MAKING_TAKES);
  if (plan.times.times.length > 0) {
    const free = occurrencesBetween(plan, first, later(now, FORECAST)).find(
      ({ publishAt }) => !taken.includes(publishAt),
    );
    return free?.publishAt ?? null;
  }
  const at = needsApproval ? later(now, MADE_AHEAD) : first;
  const whole = later(at, (MINUTE - (at % MINUTE)) % MINUTE);
  const end = endOf(plan);
  return end === null || whole < end ? whole : null;
}
