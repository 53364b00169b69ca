import { seededRandom } from "../drawing/seeded-random.ts";
import type { Point, Primitive } from "../primitives/primitive.ts";
import type { PlacedLine, PlacedText } from "./place-text.ts";

/** How far the marker reaches above and below the base line, in em. */
type Reach = { above: number; below: number };

/** Covers small letters and cuts capitals, as a real marker does (docs/content.md#carousel). */
const CASUAL: Reach = { above: 0.62, below: 0.16 };
/** For words that are only readable on the marker: it covers every letter completely. */
const COVERING: Reach = { above: 0.8, below: 0.24 };
const OVERHANG_EM = 0.07;
/** Before a comma that follows at once: the last letter lies on the stroke, the comma beside it. */
const BEFORE_STOP_EM = 0.02;

/**
 * The stroke of a text marker behind the marked words, one per line, with a ragged far end. `revealed` from 0 to 1 is
 * how far the pen has come, line after line, in reading direction.
 */
export function markerStrokes(placed: PlacedText, color: string, revealed: number, covering: boolean): Primitive[] {
  const reach = covering ? COVERING : CASUAL;
  const { font, rightToLeft } = placed.layout;
  return revealedSpans(placed, revealed).map(({ span, width }, i) => {
    const points = ragged({ ...span, width }, font.size, reach, i);
    // Drawn from left to right, then mirrored: the ragged end is where the pen was lifted.
    const mirrored = points.map(([x, y]): Point => [2 * span.x + span.width - x, y]);
    return { kind: "polygon", color, points: rightToLeft ? mirrored : points };
  });
}

/** How far an underline lies below the base line, and how thick it is, in em. */
const UNDER_EM = 0.1;
const THICK_EM = 0.09;

/** A line under the marked words, one per line of text, drawn as far as `revealed` says. */
export function underlines(placed: PlacedText, color: string, revealed: number): Primitive[] {
  const { font, rightToLeft } = placed.layout;
  const h = Math.max(4, THICK_EM * font.size);
  return revealedSpans(placed, revealed).map(({ span, width }) => {
    const x = rightToLeft ? span.x + span.width - width : span.x;
    return { kind: "box", box: { x, y: span.y + UNDER_EM * font.size, w: width, h }, radius: h / 2, color, opacity: 1 };
  });
}

/** What follows nearer than this follows without a space. */
const AT_ONCE_EM = 0.14;

/** `goesOn`: letters follow without a space, as a comma, which the pen does not reach. */
type Span = { x: number; y: number; width: number; goesOn: boolean };

function revealedSpans(placed: PlacedText, revealed: number): { span: Span; width: number }[] {
  const spans = placed.lines.flatMap((line) => markedSpan(line, placed.layout.font.size));
  let left = spans.reduce((sum, { width }) => sum + width, 0) * revealed;
  return spans.flatMap((span) => {
    const width = Math.min(span.width, left);
    left -= width;
    return width <= 0 ? [] : [{ span, width }];
  });
}

function markedSpan({ line, x, y }: PlacedLine, size: number): Span[] {
  const marked = line.words.filter((word) => word.marked);
  if (marked.length === 0) return [];
  const start = Math.min(...marked.map((word) => word.x));
  const end = Math.max(...marked.map((word) => word.x + word.width));
  const after = line.words[line.words.findLastIndex((word) => word.marked) + 1];
  const gap = after && Math.min(Math.abs(after.x - end), Math.abs(start - after.x - after.width));
  return [{ x: x + start, y, width: end - start, goesOn: gap !== undefined && gap < size * AT_ONCE_EM }];
}

function ragged({ x, y, width, goesOn }: Span, size: number, reach: Reach, seed: number): Point[] {
  const random = seededRandom(Math.round(width) * 7 + seed + 1);
  const top = y - reach.above * size;
  const height = (reach.above + reach.below) * size;
  const left = x - OVERHANG_EM * size;
  const right = x + width + (goesOn ? BEFORE_STOP_EM : OVERHANG_EM) * size;
  const teeth = 7;
  const end: Point[] = Array.from({ length: teeth }, (_, i) => {
    const tooth = (random() - 0.3) * 0.07 * size + (i % 2 === 0 ? 0.03 * size : 0);
    return [right + tooth, top + (height * i) / (teeth - 1)];
  });
  return [[left + 0.03 * size, top + 0.02 * size], ...end, [left - 0.02 * size, top + height]];
}
