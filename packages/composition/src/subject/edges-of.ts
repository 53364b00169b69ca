import type { GrayPixels } from "./pixels.ts";

/**
 * An edge of a picture: its mean color, and the share of the picture, inwards from it, in which nothing stands out; 0 if its
 * ground does not go on beyond it without a seam, because there is a pattern, or something that the edge cuts in two. `rough`: from one pixel of
 * a small copy to the next along it, nine in ten of the steps are smaller, in levels of 255.
 */
export type Edge = { color: string; calm: number; rough: number };
export type Edges = Record<"top" | "bottom" | "left" | "right", Edge>;

/** From one pixel of a small copy to the next, in levels of 255: what steps further stands out. Measured on our own briefs' photos. */
const STANDS_OUT = 50;
/**
 * Steps along an edge that goes on: half and nine in ten of them are smaller, and all are but one at a side, which may be a horizon: two
 * would be a thing that the edge cuts. Measured on our own briefs' photos.
 */
const [HALF, MOST, ALL] = [10, 24, 40];
const A_THING = 30;

type Color = readonly [number, number, number];

/** The edges of a picture, of a copy of some 64 px on its longer side. */
export function edgesOf({ width, height, data }: GrayPixels): Edges {
  const row = (y: number) => Array.from({ length: width }, (_, x) => colorAt(data, y * width + x));
  const column = (x: number) => Array.from({ length: height }, (_, y) => colorAt(data, y * width + x));
  const [down, across] = [Array.from({ length: height }, (_, y) => y), Array.from({ length: width }, (_, x) => x)];
  return {
    top: edgeOf(down.map(row), 0),
    bottom: edgeOf(down.toReversed().map(row), 0),
    left: edgeOf(across.map(column), 1),
    right: edgeOf(across.toReversed().map(column), 1),
  };
}

/** `lines`: the pixels in lines along the edge, from it inwards. */
function edgeOf(lines: readonly Color[][], horizons: 0 | 1): Edge {
  const [first = []] = lines;
  const color = hexOf([0, 1, 2].map((at) => first.reduce((sum, it) => sum + (it[at] ?? 0), 0) / (first.length || 1)));
  const steps = stepsAlong(first).toSorted((a, b) => a - b);
  const rough = steps[Math.floor((steps.length - 1) * 0.9)] ?? 0;
  if (!goesOn(first, horizons)) return { color, calm: 0, rough };
  const deep = lines.findIndex((line, at) => standsOut(line, lines[at + 1] ?? line));
  return { color, rough, calm: (deep < 0 ? lines.length : Math.max(1, deep)) / lines.length };
}

function goesOn(line: readonly Color[], horizons: 0 | 1): boolean {
  const steps = stepsAlong(line);
  const sorted = steps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  if (at(0.5) > HALF || at(0.9) > MOST) return false;
  if (horizons === 0) return at(1) <= ALL;
  const isStep = (step: number | undefined) => step !== undefined && step > A_THING;
  return steps.filter((step, i) => isStep(step) && !isStep(steps[i - 1])).length <= horizons;
}

const stepsAlong = (line: readonly Color[]): number[] => line.slice(1).map((it, at) => distance(it, line[at] ?? it));

const standsOut = (line: readonly Color[], next: readonly Color[]): boolean =>
  Math.max(...stepsAlong(line), ...line.map((it, at) => distance(it, next[at] ?? it))) > STANDS_OUT;

const distance = (one: Color, other: Color): number => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

const colorAt = (data: GrayPixels["data"], at: number): Color => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
];

const hexOf = (color: readonly number[]): string =>
  `#${color.map((it) => Math.round(it).toString(16).padStart(2, "0")).join("")}`;
