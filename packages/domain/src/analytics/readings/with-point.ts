import { minutes } from "../../kernel/index.ts";
import type { ReadingPoint } from "./reading-day.ts";

/** Two readings closer than this are one: the later. Our own choice: pressing Refresh must not fill a document. */
const ONE_POINT = minutes(10);

/** The points of a day with one more, in order of time; the later of two that are close replaces the earlier. */
export function withPoint(points: readonly ReadingPoint[], point: ReadingPoint): ReadingPoint[] {
  const isClose = (it: ReadingPoint) => Math.abs(it.at - point.at) < ONE_POINT;
  if (points.some((it) => isClose(it) && it.at > point.at)) return [...points];
  return [...points.filter((it) => !isClose(it)), point].toSorted((a, b) => a.at - b.at);
}
