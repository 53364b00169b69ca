import type { Box } from "../../scene/geometry.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Kept } from "./kept-of.ts";

/** A page, and the part of it that words leave, in px; `isAbove`: it is above the words. */
export type Beside = { page: Box; free: { top: number; bottom: number }; isAbove: boolean };

export type Size = { width: number; height: number };
type Side = "top" | "bottom" | "left" | "right";
type Range = { from: number; to: number };

/** So much larger than it needs to be a photo may be to move its subject out of the way of words. Our own choice. */
const CLOSER = [1, 1.05, 1.1, 1.15, 1.2];
/** From one size that is tried to the next. */
const STEP = 0.97;
/** Between a subject and the sides of the page, in px, if its photo has so much. */
const AIR = 24;
/** What is kept whole, and where. */
export type Wanted = { kept: Kept; beside: Beside };

/** Where a photo fills its page, as small as it does so with what is kept whole and in the free part; null if it cannot. */
export function fillingAt(size: Size, wanted: Wanted): Box | null {
  const { page } = wanted.beside;
  const all = CLOSER.map((by) => placeAt(size, coverOf(size, page) * by, wanted));
  return all.find((it) => it && gapsOf(it, page).length === 0) ?? null;
}

export const coverOf = ({ width, height }: Size, { w, h }: Box): number => Math.max(w / width, h / height);

/** The largest place in which the ground goes on at each edge that lies in the page. */
export function largest(size: Size, least: number, { media, ...wanted }: Wanted & { media: BeatMedia }): Box | null {
  const { page } = wanted.beside;
  const across = page.w / size.width;
  for (let scale = coverOf(size, page); scale >= across * least - 1e-9; scale = nextScale(scale, across)) {
    const at = placeAt(size, scale, wanted);
    if (at && gapsOf(at, page).every((edge) => goesOn(media, edge, wanted.kept))) return at;
  }
  return null;
}

/** As wide as the page is one of the sizes. */
const nextScale = (scale: number, across: number): number =>
  scale > across && scale * STEP < across ? across : scale * STEP;

const goesOn = ({ edges }: BeatMedia, edge: Side, { open }: Kept): boolean =>
  edges !== undefined && edges[edge].calm > 0 && open[edge] === null;

/** Where a photo of that scale lies so that what is kept is whole in the free part of the page; null if it has no room. */
export function placeAt({ width, height }: Size, scale: number, { kept, beside }: Wanted): Box | null {
  const { page, free, isAbove } = beside;
  const [w, h] = [width * scale, height * scale];
  const { box, open } = kept;
  const [left, right] = [box.x * w, (1 - box.x - box.w) * w];
  const across = {
    from: Math.min(AIR, left) - left - (open.left ?? 0) * w,
    to: page.w - Math.min(AIR, right) - (box.x + box.w) * w + (open.right ?? 0) * w,
  };
  const down = {
    from: (open.top === null ? free.top : 0) - (box.y + (open.top ?? 0)) * h,
    to: (open.bottom === null ? free.bottom : page.h) - (box.y + box.h - (open.bottom ?? 0)) * h,
  };
  const x = within(page.w / 2 - (box.x + box.w / 2) * w, across, page.w - w);
  const middle = (free.top + free.bottom) / 2 - (box.y + box.h / 2) * h;
  const y = within(h >= page.h ? middle : isAbove ? 0 : page.h - h, down, page.h - h);
  return x === null || y === null ? null : { x, y, w, h };
}

/** The nearest place that is allowed; where one of these leaves no gap, or lies in the page, of those. `last`: at the far end. */
function within(wanted: number, { from, to }: Range, last: number): number | null {
  if (from > to) return null;
  const [low, high] = [Math.min(last, 0), Math.max(last, 0)];
  const [least, most] = [Math.max(from, low), Math.min(to, high)];
  return least <= most ? held(wanted, least, most) : held(held(wanted, low, high), from, to);
}

const held = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to);

export function gapsOf({ x, y, w, h }: Box, page: Box): Side[] {
  const gaps = { left: x, top: y, right: page.w - x - w, bottom: page.h - y - h };
  return (["top", "bottom", "left", "right"] as const).filter((edge) => gaps[edge] > 0.5);
}

/** A place on the page as a fit: beyond the page it is cut. */
export function fitAt(at: Box, page: Box, { edges, color, kept }: { edges: Side[]; color: string; kept: Kept }): Fit {
  const place = { x: at.x / page.w, y: at.y / page.h, w: at.w / page.w, h: at.h / page.h };
  const faded = Math.max(LEAST_MELTED, Math.min(MELTED, ...edges.map((edge) => besideOf(kept, edge))));
  return { fit: "contain", surround: { color, place, edge: "melted", faded, onward: edges } };
}

/** How much of each side melts into its ground, as a share of the photo; less where the subject is nearer. Our own choice. */
const [MELTED, LEAST_MELTED] = [0.07, 0.01];

/** What lies between an edge of a photo and its subject, as a share of the photo. */
function besideOf({ box: { x, y, w, h } }: Kept, edge: Side): number {
  return { top: y, left: x, right: 1 - x - w, bottom: 1 - y - h }[edge];
}
