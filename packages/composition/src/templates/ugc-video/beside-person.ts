import type { Box, Focus } from "../../scene/geometry.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { type Fit, framing, isCloseUp, isTexture, onItsOwnBlur } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { FreeRooms } from "./person-in-front.ts";

/** What is shown of a product on a plain ground: all of it, or one of its ends from near. */
type View = "whole" | "start" | "end";

/** Where a picture lies behind a person; without a person it fills the page. */
export type Lies = { room: Box | undefined; view: View };

/** A phone beside a person may reach behind what the apps write: its own words end above. */
const PHONE_END = 1860;
/** In px. Our own choice. */
const PHONE_W = 610;
/** So that no edge of a photo that fills the page is seen. */
const OVERSCAN = 1.004;
/** Where the subject of a photo is, as near as the photo's edges allow. */
const SUBJECT_AT = { x: 400, y: 900 };
/** Where the words end: a hook of three lines. */
const WORDS_END = 640;
/** A photo from edge to edge under the words: where it begins, and its least height. */
const PANEL_Y = 680;
const LEAST_PANEL = 640;
/** Of its subject, this share may be cut off at the sides. Source: docs/content.md#own-pictures. */
const MOST_LOST = 0.2;
/** How much closer a part of a product is. Our own choice. */
const NEARER = 1.5;
/** Of a photo whose parts are known and not named, none is cut in two. Our own choice. */
const A_LITTLE_NEARER = 1.15;
/** As much of the page's width as that one may take, so that neither end is cut off. Our own choice. */
const LARGEST_WHOLE = 0.8;
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** How each picture lies; of a product or a texture that stands in several beats in a row, no two are alike (`viewsOf`). */
export function placesBehind(media: readonly (BeatMedia | null)[], free: FreeRooms | null): Lies[] {
  const views = viewsOf(media);
  return media.map((it, at) => ({
    room: free && it ? roomFor(it, free) : undefined,
    view: views[at] ?? "whole",
  }));
}

/** All of it again and again, and its ends between; in the last beat all of it, which is what one remembers. */
function viewsOf(media: readonly (BeatMedia | null)[]): View[] {
  const views: View[] = [];
  for (const [at, it] of media.entries()) {
    const before = isSameProduct(it, media[at - 1]) ? views[at - 1] : undefined;
    views.push(before ? AFTER[before] : "whole");
  }
  const last = media.length - 1;
  views[last] = "whole";
  const isTwice = isSameProduct(media[last] ?? null, media[last - 1]) && views[last - 1] === "whole";
  return isTwice && last > 1 ? views.with(last - 1, "start") : views;
}

const AFTER = { whole: "start", start: "end", end: "whole" } as const satisfies Record<View, View>;

const isSameProduct = (it: BeatMedia | null, before: BeatMedia | null | undefined): boolean =>
  it !== null && it.src === before?.src && (it.ground !== undefined || isTexture(it)) && !it.isScreen && !it.isDevice;

const isUpright = ({ size }: Pick<BeatMedia, "size">): boolean => size !== undefined && size.width < size.height;

/** The room that the person leaves in which a product is largest, so that it is seen whole. A phone stands beside the person. */
function roomFor(media: BeatMedia, { above, besideHead, besideShoulders }: FreeRooms): Box {
  const { size, subject, ground, isScreen } = media;
  if (isScreen === true) return isUpright(media) ? phoneRoom(besideShoulders) : above;
  if (!size || !subject || !ground) return above;
  const zoomIn = ({ w, h }: Box) => Math.min(w / (subject.w * size.width), h / (subject.h * size.height));
  const [best = above] = [above, besideHead, besideShoulders].toSorted((a, b) => zoomIn(b) - zoomIn(a));
  return best;
}

/** So wide that its rows are read: the person stands before its right edge, as before a page. */
const phoneRoom = ({ x, y }: Box): Box => ({ x: x + 15, y, w: PHONE_W, h: PHONE_END - y });

/**
 * How a picture lies behind a person: what is shown apart from its surroundings in its room; a photo fills the page, with
 * the subject above the person.
 */
export function fitBehind(media: BeatMedia, { room, view }: Lies): Fit {
  const { size, ground, isScreen } = media;
  if (room && size && !ground && !isScreen)
    return { fit: "contain", surround: { color: "ink", place: pageOf(media, size, view), edge: "soft" } };
  const fit = onItsOwnBlur(framing(media, PAGE, room), media);
  const { surround } = fit;
  if (view === "whole" || !media.subject || !surround || !("color" in surround) || !surround.place) return fit;
  return { ...fit, surround: { ...surround, place: nearer(surround.place, media, view) } };
}

/** A texture that goes on is seen from near, around the middle of the page. */
function pageOf(media: BeatMedia, size: { width: number; height: number }, view: View): Box {
  const { x, y, w, h } = onWholePage(media, size);
  const grow = view === "whole" ? 1 : NEARER;
  return { x: 0.5 - (0.5 - x) * grow, y: 0.5 - (0.5 - y) * grow, w: w * grow, h: h * grow };
}

/** In fractions of the page. */
export function onWholePage(media: BeatMedia, size: { width: number; height: number }): Box {
  const zoom = Math.max(PAGE.w / size.width, PAGE.h / size.height) * OVERSCAN;
  const [w, h] = [size.width * zoom, size.height * zoom];
  const focus = focusOf(media, MIDDLE);
  const x = Math.min(-1, Math.max(PAGE.w + 1 - w, SUBJECT_AT.x - focus.x * w));
  const y = Math.min(-1, Math.max(PAGE.h + 1 - h, SUBJECT_AT.y - focus.y * h));
  return { x: x / PAGE.w, y: y / PAGE.h, w: w / PAGE.w, h: h / PAGE.h };
}

/**
 * One end of a subject stays where it was, left or right, above or below; the page and the person hide the other one. What stands grows
 * to both sides: to the right alone, it would stand behind the person.
 */
function nearer({ x, y, w, h }: Box, media: BeatMedia, end: Exclude<View, "whole">): Box {
  const subject = media.subject ?? WHOLE;
  const isWhole = media.kind === "image" && media.parts !== undefined;
  const most = LARGEST_WHOLE / (subject.w * w);
  const grow = isWhole ? Math.max(1, Math.min(A_LITTLE_NEARER, most)) : NEARER;
  const grown = { w: w * grow, h: h * grow };
  const isTall = subject.h * h * PAGE.h > subject.w * w * PAGE.w;
  const held = {
    x: subject.x + subject.w * (isTall || isWhole ? 0.5 : end === "end" ? 1 : 0),
    y: subject.y + (end === "end" && isTall ? subject.h : 0),
  };
  return { ...grown, x: x + held.x * (w - grown.w), y: y + held.y * (h - grown.h) };
}

/** Whether a picture has a place of its own behind a person, or no subject that they could hide. */
export const isApart = (media: BeatMedia): boolean =>
  media.ground !== undefined || media.isScreen === true || isTexture(media);

/** Whether the subject of a photo that fills the page would reach behind the words: it is shown under them. */
export function isUnderWords(media: BeatMedia): boolean {
  const { kind, size, subject } = media;
  if (kind !== "image" || !size || !subject || isApart(media)) return false;
  const place = onWholePage(media, size);
  return (place.y + subject.y * place.h) * PAGE.h < WORDS_END;
}

/**
 * A photo from edge to edge under the words, and the point of it left of the person's head: down to the end of the page, because a strip
 * between two bands of one color looks like a video of another shape; as wide as the page where that would cut off its
 * subject. One with a face is so small that the person hides neither eye.
 */
export function panelBehind(media: BeatMedia): { box: Box; focus: Focus } | null {
  const { size, subject } = media;
  if (!size) return null;
  const isFace = media.kind === "image" && media.hasFace === true && !isCloseUp(media);
  const toTheEnd = PAGE.h - PANEL_Y;
  const asWide = (size.height * PAGE.w) / size.width;
  const across = (subject?.w ?? 0) * size.width * (toTheEnd / size.height);
  const most = across * (1 - MOST_LOST) > PAGE.w ? asWide : toTheEnd;
  const h = isFace ? LEAST_PANEL : Math.min(toTheEnd, Math.max(LEAST_PANEL, most));
  const box = { ...PAGE, y: PANEL_Y, h };
  const zoom = Math.max(box.w / size.width, box.h / size.height);
  const middle = focusOf(media, MIDDLE);
  const aside = (at: number, px: number, length: number) => Math.min(1, Math.max(0, at + px / (length * zoom)));
  const focus = {
    x: aside(middle.x, box.w / 2 - SUBJECT_AT.x, size.width),
    y: (isFace ? undefined : focusHoldingTop(media, box)?.y) ?? middle.y,
  };
  return { box, focus };
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };
