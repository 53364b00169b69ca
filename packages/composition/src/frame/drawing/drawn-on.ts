import { interpolate } from "../motion/easing.ts";
import type { Point } from "../primitives/primitive.ts";

/** Strokes as far as a pen that draws them one after the other has come; `share` is 0 to 1 of their total length. */
export function drawnOn(strokes: readonly Point[][], share: number): Point[][] {
  if (share >= 1) return [...strokes];
  let left = strokes.reduce((sum, stroke) => sum + strokeLength(stroke), 0) * share;
  return strokes.flatMap((stroke) => {
    const part = upTo(stroke, left);
    left -= strokeLength(stroke);
    return part.length > 1 ? [part] : [];
  });
}

/** The length of a stroke in px. */
export function strokeLength(stroke: readonly Point[]): number {
  return stroke.slice(1).reduce((sum, point, i) => sum + distance(stroke[i] ?? point, point), 0);
}

/** The first `length` px of a stroke. */
function upTo(stroke: readonly Point[], length: number): Point[] {
  if (length <= 0) return [];
  const part: Point[] = stroke.slice(0, 1);
  let left = length;
  for (const [i, point] of stroke.slice(1).entries()) {
    const from = stroke[i] ?? point;
    const step = distance(from, point);
    if (step > left)
      return [...part, [interpolate(from[0], point[0], left / step), interpolate(from[1], point[1], left / step)]];
    part.push(point);
    left -= step;
  }
  return part;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
