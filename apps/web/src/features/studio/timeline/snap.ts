/** The nearest of the points within reach, otherwise the time itself. All in ms. */
export function snapTo(ms: number, points: readonly number[], reachMs: number): number {
  const near = points.filter((point) => Math.abs(point - ms) <= reachMs);
  return near.reduce((best, point) => (Math.abs(point - ms) < Math.abs(best - ms) ? point : best), near[0] ?? ms);
}
