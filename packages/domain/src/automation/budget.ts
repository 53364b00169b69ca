import type { Instant } from "../kernel/index.ts";
import { weekOf } from "../scheduling/index.ts";
import { expectedCredits, newStyle } from "../studio/index.ts";
import { creditPrices } from "../usage/index.ts";
import type { HookSource, RecipePlan } from "./recipe-plan.ts";
import type { RecipeChoice, RecipeRun, SkipReason } from "./recipe-run.ts";

/** What was made, or is being made, as far as a budget counts it. */
export type Spent = Pick<RecipeRun, "at" | "state" | "credits" | "isTrial">;

/** How many finished pieces an estimate looks back on. Our own choice. */
const LOOKED_BACK_ON = 5;

/** AI credits that a piece costs at most, as the price table has it: words, pictures, voice, and the render of its files. */
export const expectedCost = ({ kind, look }: Pick<RecipeChoice, "kind" | "look">, { from }: HookSource): number =>
  expectedCredits({ kind, script: null, style: newStyle(kind, { template: look }), media: [] }) +
  (from === "writer" ? creditPrices.hooks : 0) +
  creditPrices.render;

/** A run as an estimate looks back on it. */
export type Finished = Pick<RecipeRun, "at" | "state" | "credits" | "choice">;

/**
 * AI credits that a piece will likely cost: as much as the dearest of the last pieces of its kind, since pictures of the
 * user's own cost nothing, but no more than by the price table. Without such a piece, what the table says. Source: ADR 152.
 */
export function likelyCost(choice: Pick<RecipeChoice, "kind" | "look">, hooks: HookSource, runs: readonly Finished[]) {
  const similar = runs
    .filter((it) => it.state === "done" && it.choice?.kind === choice.kind)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, LOOKED_BACK_ON);
  const most = expectedCost(choice, hooks);
  return similar.length === 0 ? most : Math.min(most, Math.max(...similar.map(({ credits }) => credits)));
}

/**
 * The runs that another one leaves room for as it chooses: those that have chosen, and of those that still choose the ones
 * before it. If runs of the same minute counted each other, each would find the week full, and none would make anything.
 */
export function countedBefore<Run extends Pick<RecipeRun, "id" | "at" | "state">>(
  { id, at }: Pick<RecipeRun, "id" | "at">,
  others: readonly Run[],
): Run[] {
  const isBefore = (it: Run) => it.at < at || (it.at === at && it.id < id);
  return others.filter((it) => !UNDECIDED.includes(it.state) || isBefore(it));
}

const UNDECIDED: readonly RecipeRun["state"][] = ["reading", "choosing"];

/**
 * Which budget of the week of `at` one more piece for `cost` credits would exceed; null if it fits. A failed run counts
 * for what it cost, not as a piece; trials count for neither.
 */
export function overBudget(
  { budget, times }: Pick<RecipePlan, "budget" | "times">,
  spent: readonly Spent[],
  { at, cost }: { at: Instant; cost: number },
): SkipReason | null {
  const week = weekOf(at, times.zone);
  const inWeek = spent.filter((it) => !it.isTrial && weekOf(it.at, times.zone) === week);
  const pieces = inWeek.filter(({ state }) => state !== "failed" && state !== "skipped").length;
  if (pieces >= budget.pieces) return "pieces";
  const credits = inWeek.reduce((sum, it) => sum + it.credits, 0);
  return credits + cost > budget.credits ? "credits" : null;
}
