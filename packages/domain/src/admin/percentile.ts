/**
 * The value that a share of the values does not exceed, by the nearest-rank method: `percentile(lags, 0.95)`. Null
 * without values. Source: https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method.
 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
