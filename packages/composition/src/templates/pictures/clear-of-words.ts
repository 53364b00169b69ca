import { containRect } from "../../paint/cover-rect.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Fit } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { type Kept, keptOf } from "./kept-of.ts";
import { AIR, type Beside, fillingAt, fitAt, gapsOf, largest, type Size, type Wanted } from "./placing.ts";

/**
 * How a photo leaves words a place of their own (ADR 200): it fills the page; its ground goes on beyond its edges; it begins where the
 * words end, from edge to edge on a plain ground of its own color; or it is whole on that, as a card. `calm`: the color of what the
 * words lie on; null if that is more than one.
 */
export type Clear = { form: "filled" | "onward" | "panel" | "card"; fit: Fit; calm: string | null };

/** Narrower than this share of the page it would be a stamp in the middle of its own ground. Our own choice. */
const LEAST_WIDE = 0.74;
const LEAST_FOR_CALM = 0.82;
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
    const filled = fillingAt(size, { kept, beside });
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
    const at = fillingAt(size, { kept: whole, beside: inside });
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
