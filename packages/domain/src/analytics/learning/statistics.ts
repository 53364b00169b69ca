/** The mean of numbers; 0 of none. */
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** The median of numbers; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** The standard deviation of numbers around their mean; 0 of fewer than two. */
export function spreadOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** The same numbers, moved so that their mean is 0. */
export function centered(values: readonly number[]): number[] {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
}

/** The standard deviation of normal values, divided by their median distance from the median. */
const PER_MEDIAN_DISTANCE = 1.4826;

/**
 * The same numbers, with those that lie more than `far` robust standard deviations from the median drawn in to there:
 * one post in a million views must not make its hook, its look and its hour look good.
 */
export function drawnIn(values: readonly number[], far: number): number[] {
  const median = medianOf(values);
  const distance = PER_MEDIAN_DISTANCE * medianOf(values.map((value) => Math.abs(value - median)));
  const most = far * (distance || spreadOf(values));
  return values.map((value) => Math.min(median + most, Math.max(median - most, value)));
}
