import { type Instant, later, type StoredSaying } from "../kernel/index.ts";
import { MAKING_TAKES, movedOn } from "./occurrences.ts";
import type { PauseReason, Recipe } from "./recipe.ts";

/** Failed runs in a row after which a recipe pauses. Source: ADR 106. */
export const MOST_FAILURES = 3;

/** How a run ended. `isConsent`: the platform no longer offers what the owner agreed to. */
export type RunEnd = { type: "done" } | { type: "skipped" } | ({ type: "failed"; isConsent: boolean } & StoredSaying);

/** The recipe after one of its runs. It pauses after three failures in a row, without consent, and after its last piece. */
export function afterRun(recipe: Recipe, end: RunEnd, now: Instant): Recipe {
  switch (end.type) {
    case "skipped":
      return recipe;
    case "done": {
      const made = recipe.made + 1;
      const next = { ...recipe, made, failuresInRow: 0, lastUpdated: now };
      const { pieces } = recipe.plan.stop;
      return pieces !== null && made >= pieces ? paused(next, "finished", null, now) : next;
    }
    case "failed": {
      const failuresInRow = recipe.failuresInRow + 1;
      const next = { ...recipe, failuresInRow, lastUpdated: now };
      if (end.isConsent) return paused(next, "consent", end, now);
      return failuresInRow >= MOST_FAILURES ? paused(next, "failures", end, now) : next;
    }
  }
}

/** The recipe, paused. One that is paused already keeps its reason, but the owner's own comes first. */
export function paused(recipe: Recipe, reason: PauseReason, why: StoredSaying | null, now: Instant): Recipe {
  if (recipe.paused && reason !== "owner") return recipe;
  return {
    ...recipe,
    paused: { reason, detail: why?.message ?? "", says: why?.says ?? null, at: now },
    nextAt: null,
    wakeAt: null,
    lastUpdated: now,
  };
}

/** Whether what a recipe has begun is not to be scheduled. One that is finished still ends what it has begun. */
export const isHalted = ({ paused: pause }: Pick<Recipe, "paused">): boolean =>
  pause !== null && pause.reason !== "finished";

/** The recipe, running from now on. Its first time is one that a piece can still be made for. */
export function resumed(recipe: Recipe, now: Instant): Recipe {
  const moved = movedOn(recipe.plan, later(now, MAKING_TAKES), now);
  return { ...recipe, ...moved, failuresInRow: 0, skipped: recipe.skipped.filter((at) => at > now), lastUpdated: now };
}

/** The recipe with another plan. One that runs goes on by the new times. */
export function replanned(recipe: Recipe, plan: Recipe["plan"], now: Instant): Recipe {
  const next = { ...recipe, plan, lastUpdated: now };
  return recipe.paused ? next : { ...next, ...movedOn(plan, later(now, MAKING_TAKES), now) };
}

/** The recipe without one of its coming times, or with it again. */
export function skipping(recipe: Recipe, { at, skipped }: { at: Instant; skipped: boolean }, now: Instant): Recipe {
  const others = recipe.skipped.filter((it) => it !== at && it > now);
  return { ...recipe, skipped: skipped ? [...others, at] : others, lastUpdated: now };
}
