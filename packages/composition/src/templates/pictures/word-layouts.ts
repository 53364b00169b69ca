import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { endingSoon, likelyLines, likelyLonely, likelySize, likelyWidth } from "./likely-size.ts";
import type { Slide } from "./still.ts";

/** Where the words of a page stand: high ones begin on one line on all pages, low ones end on one. */
export type Place = "high" | "middle" | "low";

/** As wide as their place, or a column at one of its sides, as a share of it; `size`: of the look's own. */
export type Layout = { place: Place; side: "left" | "right" | null; share: number; size: number };

/** The words of a page as they stand high, the title first, and what lies between them, in px. `also`: what else lies on its photo, wherever they stand.
 * `plate`: what a plate costs in this look, if not the usual. */
export type Said = { words: readonly TextClip[]; gap: number; also?: readonly Box[]; plate?: number };

/** Words in a layout. `rects`: what they cover, in px. `cost`: of the layout by itself, however the photo lies (`LAYOUT_COSTS`). */
export type LaidWords = { layout: Layout; words: TextClip[]; rects: Box[]; block: Box; cost: number };

/** What a layout costs by itself, where a fault that strangers name costs 1 (ADR 216). Our own choice. */
const LAYOUT_COSTS = {
  /** Half of the page wide: short lines. */
  narrow: 0.5,
  /** Half as large. */
  smaller: 1,
  /** A line more than four. */
  line: 0.25,
  /** A line that is one word alone. */
  lonely: 0.22,
  /** Words are looked for above. */
  middle: 0.15,
  low: 0.1,
} as const;

export const SIZES = [1, 0.88, 0.78] as const;
const COLUMNS = [
  { side: null, share: 1 },
  { side: "left", share: 0.62 },
  { side: "right", share: 0.62 },
  { side: "left", share: 0.52 },
  { side: "right", share: 0.52 },
  { side: "left", share: 0.44 },
  { side: "right", share: 0.44 },
] as const;

/** All layouts in which the words of a page have room at that size; the first one has them high and wide, whether they have it or not. */
export function layoutsOf(said: Said, slide: Slide, size: number): LaidWords[] {
  return COLUMNS.flatMap((column) =>
    (["high", "middle", "low"] as const).flatMap((place) => {
      const isUsual = column.side === null && place === "high";
      // In the middle, wide words part the page in two.
      if (column.side === null && place === "middle") return [];
      const laid = laidIn(said, slide, { ...column, place, size });
      return laid.fits || isUsual ? [laid] : [];
    }),
  );
}

function laidIn(
  { words: [title, more], gap, also = [] }: Said,
  slide: Slide,
  layout: Layout,
): LaidWords & { fits: boolean } {
  const nothing = { layout, words: [], rects: [], block: { x: 0, y: 0, w: 0, h: 0 }, cost: 0, fits: true };
  if (!title) return nothing;
  const column = columnOf(title.box, slide, layout);
  const sized = inColumn(title, column, layout);
  const laid = endingSoon(more ? [sized, { ...more, box: { ...more.box, ...across(column) } }] : [sized], gap);
  const high = laid.end - sized.box.y;
  const by = topOf(layout.place, { y: sized.box.y, h: high }, slide) - sized.box.y;
  const words = laid.words.map((it) => ({ ...it, box: { ...it.box, y: it.box.y + by } }));
  const rects = rectsOf(words, gap, laid.end + by);
  const fits = likelySize(sized) > sized.size * LEAST_SHRUNK && high < slide.whole.h * MOST_HIGH;
  const lines = words.reduce((sum, it) => sum + (it.text === "" ? 0 : likelyLines(it)), 0);
  const cost = costOf(layout, lines) + likelyLonely(sized) * LAYOUT_COSTS.lonely;
  return { layout, words, rects: [...rects, ...also], block: aroundAll(rects), cost, fits };
}

/** So that lines break better; more would be another size than that of the set. Our own choice. */
const LEAST_SHRUNK = 0.88;
/** Of what the apps leave of a page, for words at most. Our own choice. */
const MOST_HIGH = 0.52;

function costOf({ place, share, size }: Layout, lines: number): number {
  return (
    (1 - share) * LAYOUT_COSTS.narrow +
    (1 - size) * LAYOUT_COSTS.smaller +
    Math.max(0, lines - 4) * LAYOUT_COSTS.line +
    (place === "high" ? 0 : LAYOUT_COSTS[place])
  );
}

const across = ({ x, w }: Box): Pick<Box, "x" | "w"> => ({ x, w });

function columnOf(box: Box, { whole }: Slide, { side, share }: Layout): Box {
  const w = box.w * share;
  const h = side === null ? box.h : whole.h * MOST_HIGH;
  return { x: side === "right" ? box.x + box.w - w : box.x, y: box.y, w, h };
}

function inColumn(title: TextClip, box: Box, { size }: Layout): TextClip {
  const px = Math.round(title.size * size);
  const stroke = title.stroke && { ...title.stroke, width: Math.round(title.stroke.width * size) };
  return { ...title, box, size: px, minSize: Math.min(title.minSize, px), ...(stroke && { stroke }) };
}

function topOf(place: Place, { y, h }: Pick<Box, "y" | "h">, { whole, isTall }: Slide): number {
  if (place === "high") return y;
  if (place === "low") return whole.y + whole.h - h - (isTall ? 0 : LOW_PX);
  return whole.y + (whole.h - h) / 2;
}

/** Under low words, in px. */
const LOW_PX = 26;

/** What each of the texts covers. */
function rectsOf([title, more]: readonly TextClip[], gap: number, end: number): Box[] {
  if (!title) return [];
  const hasMore = more !== undefined && more.text !== "";
  const first = { ...alignedIn(title), y: title.box.y, h: title.box.h };
  const from = title.box.y + title.box.h + gap;
  return hasMore ? [first, { ...alignedIn(more), y: from, h: Math.max(1, end - from) }] : [first];
}

function alignedIn(clip: TextClip): Pick<Box, "x" | "w"> {
  const { x, w: room } = clip.box;
  const w = Math.min(room, likelyWidth(clip));
  return { x: clip.align === "center" ? x + (room - w) / 2 : x, w };
}

function aroundAll(rects: readonly Box[]): Box {
  const [x, y] = [Math.min(...rects.map((it) => it.x)), Math.min(...rects.map((it) => it.y))];
  const [right, end] = [Math.max(...rects.map((it) => it.x + it.w)), Math.max(...rects.map((it) => it.y + it.h))];
  return { x, y, w: right - x, h: end - y };
}
