import { coverRect } from "../paint/cover-rect.ts";
import type { Box, Focus } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { around } from "./around.ts";
import { besideWords, detailBesideWords, type Framed } from "./beside-words.ts";
import { focusOf } from "./subject.ts";

/** Maximum share of a picture with an unknown subject that is cropped: a group would lose a person (our own choice). */
const MOST_CUT = 0.45;
/** How much of a subject may be cropped before it looks cut off, as a share of the subject. Our own choice. */
const SUBJECT_CUT = 0.14;
/** What the words name stays whole, and what a plain ground goes on around; its box is never exact. As a share of it. */
const NAMED_CUT = 0.05;
/** A subject that takes this much of its picture is a texture or fills it anyway: cropping loses nothing of it. */
const EVERYTHING = 0.45;

/** How a picture is fitted into its box. */
export type Fit = Pick<ImageClip, "fit" | "surround" | "crop">;
type Size = Pick<Box, "w" | "h">;

/**
 * How a picture is fitted into a box: it fills the box, unless that would cut off its subject or most of it. Then it is
 * shown whole: on its own ground if that is plain, else as a card. A screenshot is shown on a screen. With a `room`, in
 * px of the box, words are set outside of it: what can be shown apart from its surroundings then lies in that room.
 */
export function framing(picture: Framed, box: Size, room?: Box): Fit {
  if (!picture.size) return { fit: "cover" };
  // Words never lie on a face.
  if (isPage(box) && (picture.isCard || (picture.hasFace && room))) return besideWords(picture, box, room);
  if (picture.crop && !picture.isScreen && (room || !cutsNamed(picture, box)))
    return room ? detailBesideWords(picture, box, room) : { fit: "cover" };
  if (picture.isScreen) return isPage(box) ? besideWords(picture, box, room) : { fit: "cover" };
  if (room && picture.ground && picture.subject) return besideWords(picture, box, room);
  return isCutOff(picture, box) ? besideWords(picture, box, room) : { fit: "cover" };
}

/** Whether a subject reaches an edge of its own photo: it fills the page, too, and leaves no place for words. */
export const isCloseUp = ({ subject }: Framed): boolean =>
  subject !== undefined &&
  Math.min(subject.x, subject.y, 1 - subject.x - subject.w, 1 - subject.y - subject.h) < AT_THE_EDGE;

/** As a share of the photo. Measured on our own briefs' photos. */
const AT_THE_EDGE = 0.015;

/**
 * How a picture is fitted into the page of a video in which all words stand outside of `room`, because another picture
 * needs that: one that fills the page without losing much, and without its subject behind the words, does so, as does a
 * texture, of which nothing is lost; any other is a card in that room. A detail on its own ground fills the page under the words.
 */
export function framingWithOthers(picture: Framed, box: Size, room?: Box): Fit {
  const { size } = picture;
  const ratio = size ? size.width / size.height / (box.w / box.h) : 1;
  const isLost = 1 - Math.min(ratio, 1 / ratio) > LITTLE_CUT;
  if (!room || !isWholePage(box) || (picture.crop && picture.ground)) return framing(picture, box, room);
  const isApart =
    picture.crop || (isLost && !isTexture(picture)) || isCloseUp(picture) || isBehindWords(picture, box, room);
  return isApart ? besideWords(picture, box, room) : framing(picture, box, room);
}

/** Whether the subject of a picture that fills the page would begin above the room, where the words are. */
function isBehindWords({ size, subject, ground, crop }: Framed, { w, h }: Size, room: Box): boolean {
  if (!size || !subject || ground || crop || isAllOver(subject)) return false;
  const seen = coverRect(size, { width: w, height: h }, WHOLE, focusOf({ subject }, MIDDLE), 1);
  const top = ((subject.y * size.height - seen.y) / seen.h) * h;
  return top < room.y - LITTLE_BEHIND;
}

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };
/** In px: words rarely fill their place to its end. Our own choice. */
const LITTLE_BEHIND = 60;

/**
 * A photo that is a card on a page lies on itself, enlarged and blurred: a page of one color would look empty. A
 * screenshot keeps the color. Source: ADR 75 for videos, ADR 120 for slides.
 */
export function onItsOwnBlur(fit: Fit, { isScreen, isLight }: Framed): Fit {
  const { surround } = fit;
  if (isScreen || !surround || !("color" in surround) || surround.edge !== "card") return fit;
  return { ...fit, surround: { ...surround, color: isLight ? "paper" : "ink", blur: BLUR } };
}

/** A CSS blur radius in px. Our own choice. */
export const BLUR = 160;

/** In half a page a card would be a stamp. */
const isWholePage = ({ w, h }: Size): boolean => h > w * 1.4;

/** Our own choice: less than this is hardly missed. */
const LITTLE_CUT = 0.2;

/** Whether a picture is shown apart from words that are set outside of `room`. */
export const isBeside = (picture: Framed, box: Size, room: Box): boolean =>
  framing(picture, box, room).fit === "contain" || (isWholePage(box) && isCloseUp(picture));

/** A page, or half of a tall one. A window for a picture is smaller; it decides itself how it is filled. */
const isPage = ({ w, h }: Size): boolean => w >= 1000 && h >= 900;

/**
 * A texture or a crowd has no subject: what was found in it is a large part of it, on both sides. A bottle from near is as
 * large, and narrow. Measured on our own briefs' photos.
 */
export const isAllOver = ({ w, h }: Size): boolean => w * h > 0.44 && Math.min(w, h) > 0.6;

/**
 * Whether words may lie on all of a picture: it has no subject, or one all over it. One that its photo cuts off at the top
 * is a thing from near.
 */
export const isTexture = ({ subject }: Framed): boolean =>
  subject === undefined || (isAllOver(subject) && subject.y >= AT_THE_EDGE);

/**
 * Whether a picture shows a material, as a wall, a fabric or a floor: it is the same all over, so that any part of it shows
 * the product as well as the whole does (ADR 168). A picture that was not looked at yet is none, nor is a generated one.
 */
export const isMaterial = (media: BeatMedia): boolean =>
  media.kind === "image" &&
  media.size !== undefined &&
  media.isPattern === true &&
  !(media.isScreen || media.hasFace || media.ground || media.isGenerated);

function isCutOff(picture: Framed, { w, h }: Size): boolean {
  const { size, hasFace } = picture;
  // Any part of a pattern shows as much of it as the whole.
  if (!size || (picture.isPattern && !hasFace)) return false;
  if (cutsNamed(picture, { w, h })) return true;
  const subject = picture.subject ?? (hasFace ? WHOLE : undefined);
  if (!subject || (!hasFace && !picture.ground && isAllOver(subject))) {
    const ratio = size.width / size.height / (w / h);
    return Math.min(ratio, 1 / ratio) < 1 - MOST_CUT;
  }
  if (!hasFace && !picture.ground && subject.w * subject.h >= EVERYTHING) return false;
  return (
    lostOf(subject, size, { w, h }, { focus: focusOf(picture, MIDDLE) }) > (picture.ground ? NAMED_CUT : SUBJECT_CUT)
  );
}

/** Whether a box that is filled would cut what the words name. */
function cutsNamed(picture: Framed, box: Size): boolean {
  const named = around(picture.named ?? []);
  return Boolean(
    named && picture.size && lostOf(named, picture.size, box, { focus: focusOf(picture, MIDDLE) }) > NAMED_CUT,
  );
}

/**
 * How much of a part of a picture is cut off where it fills a box around a focus, `scale` times closer, as a share of the part's width
 * or height.
 */
export function lostOf(
  { x, y, w, h }: Box,
  { width, height }: NonNullable<Framed["size"]>,
  box: Size,
  { focus, scale = 1 }: { focus: Focus; scale?: number },
): number {
  const seen = coverRect({ width, height }, { width: box.w, height: box.h }, WHOLE, focus, scale);
  const lost = (from: number, length: number, seenFrom: number, seenLength: number) =>
    (Math.max(0, seenFrom - from) + Math.max(0, from + length - seenFrom - seenLength)) / Math.max(1e-6, length);
  const across = lost(x, w, seen.x / width, seen.w / width);
  return Math.max(across, lost(y, h, seen.y / height, seen.h / height));
}
