import type { Box } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { screenIn } from "../subject/screen-in.ts";
import { around } from "./around.ts";

type Size = { width: number; height: number };
/** Which part: its upper end (below 0), its lower end or middle, or the rows that words name. */
type Wanted = { end: number; named?: readonly Box[] | undefined };
/** Stretches of a screenshot in which no row lies, in fractions of its height, from the top down. */
type Gaps = BeatMedia["gaps"];

/**
 * A screenshot is read from the top down, and no line of it is cut at its sides: of a tall one as much as a strip or a
 * window shows, from its upper end or to its lower one, or around the rows that words name; a half where the place is a page, and of a wide one. It
 * begins and ends between two rows where these are known.
 */
export function screenPartOf({ width, height }: Size, { end, named }: Wanted, ratio: number, gaps: Gaps): Box {
  const rows = around(named ?? []);
  if (width >= height) return { x: (rows ? rows.x + rows.w / 2 < 0.5 : end < 0) ? 0 : 0.5, y: 0, w: 0.5, h: 1 };
  const shown = width / ratio / height;
  const most = shown > MOST_OF_SCREEN ? 0.5 : shown;
  const h = Math.min(1, rows ? Math.max(most, rows.h + 2 * ROW_AIR) : most);
  const from = rows ? rows.y + rows.h / 2 - h / 2 : end < 0 ? 0 : 1 - h;
  return { x: 0, y: betweenRows(within(from, 1 - h), h, { gaps, rows }), w: 1, h };
}

/** Above and below rows that are named, as a share of the screen. Our own choice. */
const ROW_AIR = 0.03;
/** Of a screenshot's height: with more of it, both parts would show the same. */
const MOST_OF_SCREEN = 0.65;

/**
 * The part of a photo that is the upper end of a device's screen, then its middle, or the rows that words name, wider than high and without the frame:
 * many screens are empty at their lower end.
 */
export function screenOnDevice(
  device: Box,
  { width, height }: Size,
  { end, named = [] }: Wanted,
  placeRatio: number,
  gaps: Gaps,
): Box {
  const { x, y, w, h } = screenIn(device, { width, height });
  const ratio = placeRatio > MOST_OF_A_PAGE ? placeRatio : WIDER;
  const onScreen = (box: Box) => ({ x: (box.x - x) / w, y: (box.y - y) / h, w: box.w / w, h: box.h / h });
  const rows = around(named.map(onScreen));
  const part = screenPartOf(
    { width: w * width, height: h * height },
    { end, ...(rows && { named: [rows] }) },
    ratio,
    [],
  );
  const from = y + (rows ? part.y : part.y / 2) * h;
  const shown = part.h * h;
  const top = betweenRows(from, shown, { gaps, rows: around(named), within: { y, h } });
  return { x: x + part.x * w, y: top, w: part.w * w, h: shown };
}

/** Where the place is all of a page, such a part lies on it as a card, and not on a phone once more. */
const WIDER = 1.05;
/** Width to height: a wider place is a strip or a print, which shows all of the part. */
const MOST_OF_A_PAGE = 0.85;

/** Steps in which a place between two rows is sought, as a share of the picture's height. */
const STEP = 1 / 240;

/**
 * The upper end of a part of this height that begins and ends where no row is, as near as possible to `from`; one that ends so is better than one
 * that begins so. What is named stays in it.
 */
export function betweenRows(
  from: number,
  h: number,
  {
    gaps = [],
    rows,
    within: bounds = { y: 0, h: 1 },
  }: { gaps: Gaps; rows: Box | null; within?: { y: number; h: number } },
): number {
  const [least, most] = [bounds.y, Math.max(bounds.y, bounds.y + bounds.h - h)];
  const held = Math.min(Math.max(least, from), most);
  if (gaps.length === 0) return held;
  const isFree = (at: number) =>
    at <= bounds.y + STEP || at >= bounds.y + bounds.h - STEP || gaps.some((gap) => isInside(gap, at));
  const holds = (at: number) => !rows || (at <= rows.y && at + h >= rows.y + rows.h);
  const all = Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, i) => least + i * STEP);
  const cost = (at: number) =>
    (holds(at) ? 0 : 9) + (isFree(at + h) ? 0 : 2) + (isFree(at) ? 0 : 1) + Math.abs(at - held) * MOVED;
  return [held, ...all].reduce((best, at) => (cost(at) < cost(best) ? at : best), held);
}

/** What it costs to be moved by all of the picture, where a cut row costs 1 or 2. Our own choice. */
const MOVED = 4;
/** An end keeps this share of a gap between itself and the rows on both sides. */
const APART = 0.2;

const isInside = ({ from, to }: { from: number; to: number }, at: number): boolean =>
  at >= from + (to - from) * APART && at <= to - (to - from) * APART;

const within = (from: number, most: number): number => Math.min(Math.max(0, from), most);
