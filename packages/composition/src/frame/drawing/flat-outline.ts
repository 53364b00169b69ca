import { interpolate } from "../motion/easing.ts";
import type { PathStep, Point } from "../primitives/primitive.ts";

/** Number of lines for one curve: fine enough for a pen that is still drawing. */
const PIECES = 12;

/** An outline as strokes of straight lines, one for each subpath. */
export function flatOutline(outline: readonly PathStep[]): Point[][] {
  const strokes: Point[][] = [];
  for (const step of outline) {
    const stroke = strokes.at(-1);
    if (step[0] === "M" || !stroke) strokes.push(step[0] === "Z" ? [] : [endOf(step)]);
    else stroke.push(...along(step, stroke));
  }
  return strokes;
}

function endOf(step: Exclude<PathStep, readonly ["Z"]>): Point {
  return step[0] === "C" ? [step[5], step[6]] : [step[1], step[2]];
}

function along(step: PathStep, stroke: readonly Point[]): Point[] {
  const from = stroke.at(-1) ?? [0, 0];
  if (step[0] === "Z") return [stroke[0] ?? from];
  if (step[0] !== "C") return [[step[1], step[2]]];
  const [, ax, ay, bx, by, x, y] = step;
  return Array.from({ length: PIECES }, (_, i): Point => {
    const share = (i + 1) / PIECES;
    return [bezier(from[0], ax, bx, x, share), bezier(from[1], ay, by, y, share)];
  });
}

function bezier(a: number, b: number, c: number, d: number, share: number): number {
  const [ab, bc, cd] = [interpolate(a, b, share), interpolate(b, c, share), interpolate(c, d, share)];
  return interpolate(interpolate(ab, bc, share), interpolate(bc, cd, share), share);
}
