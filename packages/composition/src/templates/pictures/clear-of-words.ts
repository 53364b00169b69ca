import { containRect } from "../../paint/cover-rect.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { type Kept, keptOf } from "./kept-of.ts";

/**
 * How a photo leaves words a place of their own (ADR 200): it fills the page; its ground goes on beyond its edges; it begins where the
 * words end, from edge to edge on a plain ground of its own color; or it is whole on that, as a card. `calm`: the color of what the
 * words lie on; null if that is more than one.
 */
export type Clear = { form: "filled" | "onward" | "panel" | "card"; fit: Fit; calm: string | null };

/** A page, and the part of it that words leave, in px; `isAbove`: it is above the words. */
export type Beside = { page: Box; free: { top: number; bottom: number }; isAbove: boolean };

type Size = { width: number; height: number };
type Side = "top" | "bottom" | "left" | "right";
type Range = { from: number; to: number };

/** So much larger than it needs to be a photo may be to move its subject out of the way of words. Our own choice. */
const CLOSER = [1, 1.05, 1.1, 1.15, 1.2];
/** Narrower than this share of the page it would be a stamp in the middle of its own ground. Our own choice. */
const LEAST_WIDE = 0.74;
const LEAST_FOR_CALM = 0.82;
/** From one size that is tried to the next. */
const STEP = 0.97;
/** Between a subject and the sides of the page, in px, if its photo has so much. */
const AIR = 24;
/** Between words and a photo that begins where they end, in px. */
const APART = 10;

/** The first of these forms in which the photo's subject is whole and free of words; those on a calm ground come before others. */
export function clearOfWords(media: BeatMedia, beside: Beside, { asPanel = false } = {}): Clear {
  const { size } = media;
  if (!size) return { form: "filled", fit: { fit: "cover" }, calm: null };
  const kept = keptOf(media);
  const found = (!asPanel && kept && placed(media, size, { kept, beside })) || panelOf(media, size, { kept, beside });
  return found ?? cardOf(media, size, beside);
}

type Wanted = { kept: Kept; beside: Beside };

function placed(media: BeatMedia, size: Size, { kept: all, beside }: Wanted): Clear | null {
  const color = colorAt(media, beside);
  // Words lie on the photo: nothing is cut where they are.
  const kept = { ...all, open: { ...all.open, [beside.isAbove ? "bottom" : "top"]: null } };
  const calm = calmKept(kept, media, beside);
  const tries = [
    ...(calm ? [{ kept: calm, least: LEAST_FOR_CALM }] : []),
    { kept, least: 1 },
    { kept, least: LEAST_WIDE },
  ];
  for (const { kept, least } of tries) {
    const filled = CLOSER.map((by) => placeAt(size, coverOf(size, beside.page) * by, { kept, beside })).find(
      (it) => it && gapsOf(it, beside.page).length === 0,
    );
    const at = filled ?? largest(size, least, { media, kept, beside });
    if (!at) continue;
    const edges = gapsOf(at, beside.page);
    return {
      form: filled ? "filled" : "onward",
      fit: fitAt(at, beside.page, { edges, color: color ?? "ink", kept: all }),
      calm: isOnCalm(media, at, beside) ? color : null,
    };
  }
  return null;
}

/** Whether nothing stands out in a photo that lies there down, or up, to the end of the words. */
function isOnCalm({ edges }: BeatMedia, { y, h }: Box, { free, isAbove }: Beside): boolean {
  if (!edges) return false;
  return isAbove ? free.bottom >= y + h * (1 - edges.bottom.calm) : free.top <= y + h * edges.top.calm;
}

/** The same with all that lies between the subject and the calm part at the end of the photo where the words are; null if there is none. */
function calmKept({ box, open }: Kept, { edges }: BeatMedia, { isAbove }: Beside): Kept | null {
  if (!edges) return null;
  const calm = (isAbove ? edges.bottom : edges.top).calm;
  if (calm === 0) return null;
  const top = isAbove ? box.y : Math.min(box.y, calm);
  const bottom = isAbove ? Math.max(box.y + box.h, 1 - calm) : box.y + box.h;
  return { box: { ...box, y: top, h: bottom - top }, open };
}

const coverOf = ({ width, height }: Size, { w, h }: Box): number => Math.max(w / width, h / height);

/** The largest place in which the ground goes on at each edge that lies in the page. */
function largest(size: Size, least: number, { media, ...wanted }: Wanted & { media: BeatMedia }): Box | null {
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
function placeAt({ width, height }: Size, scale: number, { kept, beside }: Wanted): Box | null {
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

function gapsOf({ x, y, w, h }: Box, page: Box): Side[] {
  const gaps = { left: x, top: y, right: page.w - x - w, bottom: page.h - y - h };
  return (["top", "bottom", "left", "right"] as const).filter((edge) => gaps[edge] > 0.5);
}

/** A place on the page as a fit: beyond the page it is cut. */
function fitAt(at: Box, page: Box, { edges, color, kept }: { edges: Side[]; color: string; kept: Kept }): Fit {
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

/** From where the words end to the end of the page, on a ground of the photo's own color. */
function panelOf(media: BeatMedia, size: Size, { kept, beside }: { kept: Kept | null; beside: Beside }) {
  const { page, free, isAbove } = beside;
  const whole = kept ?? { box: MIDDLE, open: EVERYWHERE };
  // What is wide does not reach the other end of a tall page: it may be lower than its room.
  const highest = (isAbove ? free.bottom : page.h - free.top) - APART;
  const widest = ((page.w - 2 * AIR) * size.height) / size.width / Math.min(1, whole.box.w);
  const own = Math.min(highest, widest);
  const found = [highest, ...(own > highest * LEAST_OF_PANEL ? [own] : [])].flatMap((h) => {
    const panel = { x: 0, y: 0, w: page.w, h };
    const air = h < highest ? 0 : isAbove ? 0 : page.h - free.bottom;
    const inside = { page: panel, free: { top: 0, bottom: h - air }, isAbove };
    const at = CLOSER.map((by) => placeAt(size, coverOf(size, panel) * by, { kept: whole, beside: inside })).find(
      (it) => it && gapsOf(it, panel).length === 0,
    );
    return at ? [{ at, panel }] : [];
  })[0];
  if (!found) return null;
  const { at, panel } = found;
  const from = isAbove ? free.bottom - APART - panel.h : free.top + APART;
  const seen = { x: -at.x / at.w, y: -at.y / at.h, w: panel.w / at.w, h: panel.h / at.h };
  const color = colorAt(media, beside) ?? "ink";
  const place = { x: 0, y: from / page.h, w: 1, h: panel.h / page.h };
  const fit: Fit = { fit: "contain", crop: partOf(media, seen), surround: { color, place } };
  return { form: "panel", fit, calm: color } as const;
}

const MIDDLE = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
const EVERYWHERE = { top: 1, bottom: 1, left: 1, right: 1 };
/** Of its room. Our own choice. */
const LEAST_OF_PANEL = 0.6;

/** A part of what is shown of a picture, in fractions of its file. */
function partOf(media: BeatMedia, { x, y, w, h }: Box): Box {
  const from = (media.kind === "image" && media.crop) || { x: 0, y: 0, w: 1, h: 1 };
  return { x: from.x + x * from.w, y: from.y + y * from.h, w: w * from.w, h: h * from.h };
}

/** All of it, in the room that words leave. */
function cardOf(media: BeatMedia, size: Size, beside: Beside): Clear {
  const { page, free } = beside;
  const room = { x: CARD_PX, y: free.top + APART, w: page.w - 2 * CARD_PX, h: free.bottom - free.top - 2 * APART };
  const card = containRect(size, room);
  const place = { x: card.x / page.w, y: card.y / page.h, w: card.w / page.w, h: card.h / page.h };
  const color = colorAt(media, beside) ?? "ink";
  return { form: "card", fit: { fit: "contain", surround: { color, place, edge: "card" } }, calm: color };
}

/** Beside a card, in px. */
const CARD_PX = 50;

/** The color of the photo's end where the words are. */
const colorAt = ({ edges }: BeatMedia, { isAbove }: Beside): string | null =>
  (isAbove ? edges?.bottom.color : edges?.top.color) ?? null;
