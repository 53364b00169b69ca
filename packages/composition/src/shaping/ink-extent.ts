import type { Overhang } from "../text/font.ts";
import type { GlyphMatrix, GlyphPathStep, SetGlyph, SetText } from "./set-glyphs.ts";

/** Edges around ink, in px from the start of the base line; y counts downwards. */
export type InkExtent = { left: number; top: number; right: number; bottom: number };

const NONE: InkExtent = { left: 0, top: 0, right: 0, bottom: 0 };
const known = new WeakMap<SetText, InkExtent>();

/** The extent of the letters of a set line at a size, without strokes: never smaller than the ink, slightly larger. */
export function inkExtent(set: SetText, size: number): InkExtent {
  const extent = known.get(set) ?? extentOf(set.glyphs.flatMap(points));
  known.set(set, extent);
  const { left, top, right, bottom } = extent;
  return { left: left * size, top: top * size, right: right * size, bottom: bottom * size };
}

/** How far the ink of a set line reaches beyond its width. */
export function overhang(set: SetText, size: number): Overhang {
  const { left, right } = inkExtent(set, size);
  return { left: Math.max(0, -left), right: Math.max(0, right - set.width * size) };
}

type Point = readonly [x: number, y: number];

/** A curve lies within its control points. */
function points({ x, y, scale, ink }: SetGlyph): Point[] {
  const own =
    "outline" in ink
      ? stepPoints(ink.outline)
      : ink.picture.flatMap(({ path, matrix }) => stepPoints(path).map((point) => moved(point, matrix)));
  return own.map(([px, py]) => [x + px * scale, y + py * scale]);
}

function stepPoints(steps: readonly GlyphPathStep[]): Point[] {
  return steps.flatMap(({ values }) => {
    const pairs: Point[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) pairs.push([values[i] ?? 0, values[i + 1] ?? 0]);
    return pairs;
  });
}

const moved = ([x, y]: Point, [a, b, c, d, e, f]: GlyphMatrix): Point => [a * x + c * y + e, b * x + d * y + f];

function extentOf(all: readonly Point[]): InkExtent {
  const [first, ...rest] = all;
  if (!first) return NONE;
  const extent = { left: first[0], top: first[1], right: first[0], bottom: first[1] };
  for (const [x, y] of rest) {
    extent.left = Math.min(extent.left, x);
    extent.top = Math.min(extent.top, y);
    extent.right = Math.max(extent.right, x);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}
