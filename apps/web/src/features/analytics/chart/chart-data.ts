/** A point of a line. `y` is null where nothing was read: the line has a gap there. */
export type ChartPoint = { x: number; y: number | null };

export type ChartSeries = {
  name: string;
  points: readonly ChartPoint[];
  /** Its color, with a dash and a shape of its own, so that color is never the only sign. */
  look: SeriesLook;
  /** The last point still grows: the line to it is dotted. */
  isOpen?: boolean;
};

export type SeriesLook = "first" | "second" | "third" | "fourth" | "before";

/** The looks of series that stand beside each other. Source: docs/experience.md#analyze. */
export const seriesLooks = ["first", "second", "third", "fourth"] as const satisfies SeriesLook[];

/** The smallest and largest values to be shown: a scale of counts begins at 0, unless counts were taken back. */
export function extentOf(series: readonly ChartSeries[]): [least: number, most: number] {
  const values = series.flatMap(({ points }) => points.flatMap(({ y }) => y ?? []));
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

/** The points without a neighbor on either side: a line would not show them. */
export const alone = (points: readonly ChartPoint[]): ChartPoint[] =>
  points.filter(
    ({ y }, at) => y !== null && (points[at - 1]?.y ?? null) === null && (points[at + 1]?.y ?? null) === null,
  );

/** The value of a line at `x`, also between two of its points; null in a gap, and before and after it. */
export function valueAt(points: readonly ChartPoint[], x: number): number | null {
  const after = points.findIndex((point) => point.x >= x);
  const [left, right] = [points[after - 1], points[after]];
  if (!right) return null;
  if (right.x === x) return right.y;
  if (!left || left.y === null || right.y === null) return null;
  return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
}
