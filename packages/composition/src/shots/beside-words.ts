import { containRect } from "../paint/cover-rect.ts";
import type { Box } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { around } from "./around.ts";

/** What is known of a picture that decides how it is fitted. */
export type Framed = Pick<BeatMedia, "size" | "subject" | "ground" | "isScreen" | "isLight" | "isPattern"> & {
  crop?: Box | undefined;
  hasFace?: boolean | undefined;
  isCard?: boolean | undefined;
  named?: readonly Box[] | undefined;
};
type Fit = Pick<ImageClip, "fit" | "surround" | "crop">;
type Size = Pick<Box, "w" | "h">;

/** Without words to keep clear of, a picture lies in the middle, with a margin. As shares of the box. */
const MIDDLE = { x: 0.06, y: 0.09, w: 0.88, h: 0.82 };
/** A product in its room: its size as a share of it, and where its center is. Our own choice. */
const PRODUCT = { w: 0.94, h: 0.88, y: 0.47 };
/** A card may reach a little further to the sides than words. */
const CARD_ASIDE = 30;

/**
 * A picture that is shown whole in a part of its box: a product on its own ground, which goes on to the edges of the box;
 * a screenshot on the screen of a phone, or as a card if it is wide; any other picture as a card.
 */
export function besideWords(picture: Framed, box: Size, room: Box = middleOf(box)): Fit {
  const { size, subject, ground, isScreen } = picture;
  if (!size) return { fit: "cover" };
  const place = (px: Box) => ({ x: px.x / box.w, y: px.y / box.h, w: px.w / box.w, h: px.h / box.h });
  if (ground && subject && !isScreen) {
    const on = { color: ground, place: place(productIn(size, subject, room)), edge: "soft" } as const;
    return { fit: "contain", surround: { ...on, ...fadedBeside(subject) } };
  }
  const isPhone = isScreen === true && size.width < size.height;
  if (isPhone)
    return { fit: "contain", surround: { color: "bg", place: place(containRect(size, room)), edge: "phone" } };
  const wide = { ...room, x: room.x - CARD_ASIDE, w: room.w + 2 * CARD_ASIDE };
  const crop =
    isScreen || picture.crop || picture.isCard || !subject ? null : partFor(wide, size, kept(subject, picture));
  const shown = crop ? { width: size.width * crop.w, height: size.height * crop.h } : size;
  const card = atItsHeight(containRect(shown, wide), room);
  return { fit: "contain", surround: { color: "bg", place: place(card), edge: "card" }, ...(crop && { crop }) };
}

/** What a card has to show: the subject, and what the words name. */
const kept = (subject: Box, { named = [] }: Framed): Box => around([subject, ...named]) ?? subject;

/** How much of each side fades into the ground: less than usual where the subject comes nearer to an edge of its photo. */
function fadedBeside({ x, y, w, h }: Box): { faded: number } | null {
  // One that is cut off by its photo keeps the usual edge: it has to end somehow.
  const free = [x, y, 1 - x - w, 1 - y - h].filter((it) => it > CUT_OFF);
  const least = Math.min(USUAL_FADE, ...free);
  return least < USUAL_FADE ? { faded: least } : null;
}

/** As shares of the photo. The first is what is faded if nothing else is said. */
const USUAL_FADE = 0.16;
const CUT_OFF = 0.02;

/**
 * The part of a picture that fills a room as a card: its longer sides are cut as far as its subject allows, so that a
 * wide photo is no strip. What its photo cuts off at a side comes nearer: half of the card would be the table beside
 * it. Null if nothing is cut.
 */
function partFor(room: Size, { width, height }: { width: number; height: number }, subject: Box): Box | null {
  const ratio = width / height / (room.w / room.h);
  const least = (length: number) => Math.min(1, length * AIR);
  const [wide, high] = ratio > 1 ? [Math.max(1 / ratio, least(subject.w)), 1] : [1, Math.max(ratio, least(subject.h))];
  const share = shareAside({ subject }, { w: wide, h: high });
  const [w, h] = [wide * share, high * share];
  if (w === 1 && h === 1) return null;
  const from = (start: number, length: number, shown: number) =>
    Math.min(1 - shown, Math.max(0, start + length / 2 - shown / 2));
  return { x: from(subject.x, subject.w, w), y: from(subject.y, subject.h, h), w, h };
}

/**
 * How much is shown of a part of a picture whose subject is cut off at a side and smaller than half of it; 1 for any other: what lies
 * beside that tells nothing.
 */
export function shareAside({ subject }: Pick<Framed, "subject">, { w, h }: Size = { w: 1, h: 1 }): number {
  if (!subject || subject.w > w / 2 || Math.min(subject.x, 1 - subject.x - subject.w) > CUT_OFF) return 1;
  return Math.min(1, Math.max(NEAREST, (subject.w * AIR) / w, (subject.h * AIR) / h));
}

/** What is left around a subject, as a share of it. Our own choice. */
const AIR = 1.12;
/** With less than this, a photo gets soft. Our own choice. */
const NEAREST = 0.64;

/**
 * A detail on its own ground: it fills the page but for the words, from the edge of the page to theirs, and its ground
 * goes on behind them. What the words name stays whole, with air: then the detail comes no nearer, and lies in its room.
 */
export function detailBesideWords({ size, ground, named = [] }: Framed, box: Size, room: Box): Fit {
  if (!size || !ground) return { fit: "cover" };
  const isAbove = room.y < box.h - room.y - room.h;
  const free = isAbove ? { y: 0, h: room.y + room.h } : { y: room.y, h: box.h - room.y };
  const all = around(named);
  const across = box.w / size.width;
  const nearest = all ? (box.w - 2 * AIR_PX) / (all.w * size.width) : Number.POSITIVE_INFINITY;
  const zoom = Math.max(across, Math.min(nearest, free.h / size.height));
  const [w, h] = [size.width * zoom, size.height * zoom];
  const x = all ? Math.min(0, Math.max(box.w - w, box.w / 2 - (all.x + all.w / 2) * w)) : (box.w - w) / 2;
  const y = h < room.h ? room.y + (room.h - h) / 2 : isAbove ? free.h - h : free.y;
  const place = { x: x / box.w, y: y / box.h, w: w / box.w, h: h / box.h };
  return { fit: "contain", surround: { color: ground, place, edge: "soft", ...(all && fadedBeside(all)) } };
}

/** Between what is named and the sides of a page. Our own choice. */
const AIR_PX = 24;

const middleOf = ({ w, h }: Size): Box => ({ x: w * MIDDLE.x, y: h * MIDDLE.y, w: w * MIDDLE.w, h: h * MIDDLE.h });

/** The whole picture, so large that its subject fills the room. */
function productIn(size: { width: number; height: number }, subject: Box, room: Box): Box {
  const zoom = Math.min(
    (room.w * PRODUCT.w) / (subject.w * size.width),
    (room.h * PRODUCT.h) / (subject.h * size.height),
  );
  const [w, h] = [size.width * zoom, size.height * zoom];
  return {
    x: room.x + room.w / 2 - (subject.x + subject.w / 2) * w,
    y: room.y + room.h * PRODUCT.y - (subject.y + subject.h / 2) * h,
    w,
    h,
  };
}

/** Not lower in its room than a product. */
function atItsHeight(card: Box, room: Box): Box {
  return { ...card, y: Math.max(room.y, room.y + room.h * PRODUCT.y - card.h / 2) };
}
