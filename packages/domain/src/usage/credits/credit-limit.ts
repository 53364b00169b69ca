/** A month of the free plan: all its images and videos with the usual models, and some attempts more. Our own choice: ADR 45. */
const FREE_CREDITS = 650;
/** A month of each plan on sale, and of any other that is paid for. Our own choice: ADR 45. */
const PAID_CREDITS: Readonly<Record<string, number>> = { starter: 4000, growth: 15_000, business: 40_000 };
const OTHER_CREDITS = 15_000;

/**
 * The credits of a plan in a month. `limit` is the one on the plan's document: -1 is unlimited, absent or 0 means the
 * default of the plan. Infinity if unlimited.
 */
export function creditLimit(planId: string, limit: number | undefined): number {
  if (limit === -1) return Number.POSITIVE_INFINITY;
  if (limit !== undefined && limit > 0) return limit;
  return planId === "default" ? FREE_CREDITS : (PAID_CREDITS[planId] ?? OTHER_CREDITS);
}
