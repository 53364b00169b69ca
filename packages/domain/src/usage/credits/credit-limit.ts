/**
 * A month of each plan that comes with the product. The free one: all its images and videos with the usual models, and
 * some attempts more. Our own choice: ADR 45.
 */
const CREDITS: Readonly<Record<string, number>> = { default: 650, starter: 4000, growth: 15_000, business: 40_000 };

/**
 * The credits of a plan in a month. `limit` is the one on the plan's document: -1 is unlimited; absent or 0 means the
 * default of a plan that comes with the product, and no limit for any other. Infinity if unlimited. Source: spec §5;
 * ADR 74.
 */
export function creditLimit(planId: string, limit: number | undefined): number {
  if (limit !== undefined && limit > 0) return limit;
  return limit === -1 ? Number.POSITIVE_INFINITY : (CREDITS[planId] ?? Number.POSITIVE_INFINITY);
}
