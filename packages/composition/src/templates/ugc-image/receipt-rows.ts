import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { readsFromRight } from "../../text/bidi.ts";
import { emphasized } from "../emphasized.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import { printedOn } from "./receipt-paper.ts";

export const TYPED = { face: "type", weight: 700, color: "ink" } as const;
/** What is free of words in that ground, in lines. */
const TOTAL_AROUND = 0.8;
/** Smallest size of an item. Source: docs/content.md#sizes. */
const SMALLEST = 44;
/** Maximum number of lines; a longer receipt would not be read. */
const MOST_ROWS = 7;

export type Row = { what: string; much: string };

/** "Soy wax: €3.10" is an item and its figure; a line without a colon is an item alone. */
export function rowsOf(body: string): Row[] {
  const lines = body.split("\n").map((line) => emphasized(line).text);
  return lines
    .filter((line) => line !== "")
    .slice(0, MOST_ROWS)
    .map((line) => {
      const [, what, much] = /^(.+?):\s+(.+)$/.exec(line) ?? [];
      return { what: what ?? line, much: much ?? "" };
    });
}

type Parts = { head: number; foot: number };

/** The rows of a receipt between its heading and its foot, the last one marked as the total. */
export function rowClips(rows: readonly Row[], strip: Box, parts: Parts): Clip[] {
  const boxes = rowBoxes(rows, strip, parts);
  const size = sizeOf(rows, printedOn(strip).w);
  return rows.flatMap((it, i) => row(it, boxes[i] ?? strip, { i, isTotal: i === rows.length - 1, most: size }));
}

/** How high rows are, with so much between them, in px. */
export const rowsHeight = (rows: readonly Row[], between: number): number =>
  lineHeights(rows, printedOn({ x: 0 }).w).reduce((sum, it) => sum + it + between, 0);

/** A row of two lines is higher than one of one, so that all are equally far apart. */
function rowBoxes(rows: readonly Row[], { x, y, h }: Box, { head, foot }: Parts): Box[] {
  const inner = printedOn({ x });
  const lines = lineHeights(rows, inner.w);
  const free = Math.max(0, h - head - foot - lines.reduce((sum, it) => sum + it, 0)) / Math.max(1, rows.length);
  const tops = lines.map((_, i) => lines.slice(0, i).reduce((sum, it) => sum + it + free, y + head));
  return lines.map((high, i) => ({ ...inner, y: tops[i] ?? y, h: high + free }));
}

/** Of the words of each row; the total is larger and has some ground of its own. */
function lineHeights(rows: readonly Row[], width: number): number[] {
  const size = sizeOf(rows, width);
  return rows.map((it, i) =>
    i === rows.length - 1 ? (linesOf(it, TOTAL_PX, width) + TOTAL_AROUND) * TOTAL_PX : linesOf(it, size, width) * size,
  );
}

function linesOf({ what, much }: Row, size: number, room: number): number {
  const w = amountWidth(what, much, { size, room });
  const lines = (text: string, width: number) => Math.ceil((text.length * size * TYPE_EM) / Math.max(1, width));
  return Math.max(1, Math.min(2, Math.max(lines(what, room - w - APART_PX), lines(much, w))));
}

/** Width of a letter of Type, in em. Source: docs/content.md#faces. */
const TYPE_EM = 0.6;

const [MOST_PX, TOTAL_PX] = [52, 54];

/** One size for all items, in which none takes two lines; where there is none, smaller than usual. */
function sizeOf(rows: readonly Row[], width: number): number {
  const isBroken = (size: number) => rows.slice(0, -1).some((it) => linesOf(it, size, width) > 1);
  const sizes = Array.from({ length: MOST_PX - SMALLEST + 1 }, (_, i) => MOST_PX - i);
  return sizes.find((it) => !isBroken(it)) ?? Math.max(SMALLEST, MOST_PX - 4);
}

type Place = { i: number; isTotal: boolean; most: number };

/** Item and amount; the last one is marked. In right-to-left text, the number is on the left. */
function row({ what, much }: Row, box: Box, { i, isTotal, most }: Place): Clip[] {
  const size = isTotal ? Math.min(TOTAL_PX, box.h / 2.6) : most;
  const set = {
    ...TYPED,
    ...(isTotal && { color: "onAccent" as const }),
    size,
    lineHeight: 1.02,
    valign: "middle",
  } as const;
  const line = { ...box, y: box.y + (isTotal ? 12 : 2), h: box.h - (isTotal ? 14 : 4) };
  const w = amountWidth(what, much, { size, room: line.w });
  const isMirrored = readsFromRight(what);
  const number = { ...line, w, x: isMirrored ? line.x : line.x + line.w - w };
  const rest = { ...line, x: isMirrored ? line.x + w + 8 : line.x, w: line.w - w - 8 };
  const total = rectClip({ id: "total", box: { ...line, x: box.x - 20, w: box.w + 40 }, color: "accent", radius: 4 });
  return [
    ...(isTotal ? [total] : []),
    textClip({ id: `what-${i}`, text: what, box: rest, ...set }),
    textClip({ id: `much-${i}`, text: much, box: number, ...set, maxLines: 2, align: isMirrored ? "left" : "right" }),
  ];
}

/** Wide enough for the amount in one line, as long as the longest word of the item fits beside it. */
function amountWidth(what: string, much: string, { size, room }: { size: number; room: number }): number {
  // Each in one line, if both have room.
  const exact = (text: string) => text.length * size * TYPE_EM + 4;
  if (exact(what) + exact(much) + APART_PX <= room) return exact(much);
  // Type is .6 em wide (docs/content.md#faces).
  const wide = (letters: number) => letters * size * 0.62 + 8;
  const longest = (text: string) => wide(Math.max(...text.split(/\s+/).map(({ length }) => length)));
  const left = room - longest(what) - 24;
  // "Total" leaves more room than an item of several words.
  const most = /\s/.test(what) ? room * 0.5 : left;
  const whole = wide(much.length);
  // An item takes two lines at most; beside a longer one, the amount takes two.
  const isLong = /\s/.test(what) && wide(what.length) * UNEVEN > 2 * (room - whole - 24);
  return Math.min(most, isLong ? wide(inTwoLines(much)) : whole, Math.max(left, much === "" ? 0 : longest(much)));
}

/** Between an item and its amount, in px: nearer, they read as one. */
const APART_PX = 40;

/** Letters of the longer one of two lines, broken where that is shortest. */
function inTwoLines(text: string): number {
  const words = text.split(/\s+/);
  const longer = words.map((_, i) => Math.max(...[words.slice(0, i), words.slice(i)].map((it) => it.join(" ").length)));
  return Math.min(...longer);
}

/** Two lines of words are not equally long. */
const UNEVEN = 1.1;
