import { countNames, type MetricName, type MetricValues, noValues } from "./metrics.ts";

/**
 * The latest values of several posts as one: counts are added up, the watch time is the mean over their views. Null
 * where no post's value is known.
 */
export function totalOf(latest: readonly MetricValues[]): MetricValues {
  const known = (name: MetricName) => latest.flatMap((values) => values[name] ?? []);
  const total: MetricValues = { ...noValues, avgWatchMs: meanWatch(latest) };
  for (const name of countNames) {
    const counts = known(name);
    total[name] = counts.length === 0 ? null : counts.reduce((a, b) => a + b, 0);
  }
  return total;
}

function meanWatch(latest: readonly MetricValues[]): number | null {
  const watched = latest.flatMap(({ avgWatchMs, views }) =>
    avgWatchMs === null || views === null || views === 0 ? [] : [{ avgWatchMs, views }],
  );
  const views = watched.reduce((sum, it) => sum + it.views, 0);
  return views === 0 ? null : Math.round(watched.reduce((sum, it) => sum + it.avgWatchMs * it.views, 0) / views);
}

/**
 * How much of a video a view lasts on average: 1 is its whole length, more where it is played again. Null where the
 * platform or the length is unknown. Not the share of viewers who reach the end, which no platform tells.
 */
export function watchedShare({ avgWatchMs }: Pick<MetricValues, "avgWatchMs">, lengthMs: number | null): number | null {
  return avgWatchMs === null || lengthMs === null || lengthMs <= 0 ? null : avgWatchMs / lengthMs;
}
