import type { LaidWord } from "../text/layout-text.ts";
import type { PlacedLine, PlacedText } from "./place-text.ts";
import type { Point, Primitive } from "./primitive.ts";
import { seeded } from "./seeded.ts";

/** How far the marker reaches above and below the base line, in em. */
type Reach = { above: number; below: number };

/** Covers small letters and cuts capitals, as a real marker does (ux §6). */
const CASUAL: Reach = { above: 0.62, below: 0.16 };
/** For words that can only be read on the marker: all of every letter lies on it. */
const COVERING: Reach = { above: 0.8, below: 0.24 };
const OVERHANG_EM = 0.07;

/**
 * The stroke of a text marker behind the marked words, one per line; its right end is ragged as felt leaves paper.
 * `revealed` from 0 to 1 is how far the pen has come, line after line.
 */
export function markerStrokes(placed: PlacedText, color: string, revealed: number, covering: boolean): Primitive[] {
  const reach = covering ? COVERING : CASUAL;
  const strokes = placed.lines.flatMap((line) => markedSpan(line));
  const total = strokes.reduce((sum, stroke) => sum + stroke.width, 0);
  let left = total * revealed;
  return strokes.flatMap((stroke, i) => {
    const width = Math.min(stroke.width, left);
    left -= width;
    return width <= 0
      ? []
      : [{ kind: "polygon", color, points: ragged({ ...stroke, width }, placed.layout.font.size, reach, i) }];
  });
}

type Span = { x: number; y: number; width: number };

function markedSpan({ line, x, y }: PlacedLine): Span[] {
  const marked = line.words.filter((word) => word.marked);
  const first = marked[0];
  const last: LaidWord | undefined = marked.at(-1);
  return first && last ? [{ x: x + first.x, y, width: last.x + last.width - first.x }] : [];
}

function ragged({ x, y, width }: Span, size: number, reach: Reach, seed: number): Point[] {
  const random = seeded(Math.round(width) * 7 + seed + 1);
  const top = y - reach.above * size;
  const height = (reach.above + reach.below) * size;
  const left = x - OVERHANG_EM * size;
  const right = x + width + OVERHANG_EM * size;
  const teeth = 7;
  const end: Point[] = Array.from({ length: teeth }, (_, i) => {
    const tooth = (random() - 0.3) * 0.07 * size + (i % 2 === 0 ? 0.03 * size : 0);
    return [right + tooth, top + (height * i) / (teeth - 1)];
  });
  return [[left + 0.03 * size, top + 0.02 * size], ...end, [left - 0.02 * size, top + height]];
}
