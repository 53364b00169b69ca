import { type Spending, totalSpent } from "../studio/index.ts";
import { creditPrices, inCredits } from "../usage/index.ts";
import type { HookSource } from "./recipe-plan.ts";

/**
 * AI credits that a piece cost, by what its generation spent. Where a model has no known price, what was expected.
 * `isRendered`: its files were made.
 */
export function pieceCost(
  spending: readonly Spending[],
  { expected, hooks, isRendered }: { expected: number; hooks: HookSource; isRendered: boolean },
): number {
  const { micros, unpriced, calls } = totalSpent(spending);
  const generated = calls === 0 ? 0 : inCredits(micros);
  const known = generated + (hooks.from === "writer" ? creditPrices.hooks : 0) + (isRendered ? creditPrices.render : 0);
  return unpriced > 0 ? Math.max(known, expected) : known;
}
