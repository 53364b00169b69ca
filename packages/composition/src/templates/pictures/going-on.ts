import { coverRect } from "../../paint/cover-rect.ts";
import type { Box } from "../../scene/geometry.ts";
import { type Fit, framing, isTexture, onItsOwnBlur } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** The page, and the part of it that words leave, down or up to its end. */
type Place = { page: Box; free: { y: number; h: number; isAbove: boolean } };

/**
 * A photo that would fill the page with its subject under the words, or that a page would cut off: it lies beside the words
 * from edge to edge, and goes on behind them as a blur of itself, without a seam. Null for any other, and for one that this
 * would cut off, too.
 */
export function goingOn(media: BeatMedia, framed: Fit, { page, free }: Place): Fit | null {
  if (media.kind !== "image" || !media.size || media.isScreen || media.hasFace || media.isCard) return null;
  if (isTexture(media) || !(isCard(framed) || isUnderWords(media, framed, { page, free }))) return null;
  const own = (page.w * media.size.height) / media.size.width;
  const most = free.h + OVER_PX;
  const heights = [most, own].filter((h) => h <= most && h > free.h * LEAST);
  const h = heights.find((it) => framing(media, { ...page, h: it - OVER_PX }).fit === "cover");
  if (h === undefined) return null;
  return melting(media, page, { ...page, y: free.isAbove ? 0 : page.h - h, h });
}

/** A photo in a place from edge to edge, whose ends melt into a blur of it that fills the rest of the page. */
export const melting = (media: BeatMedia, page: Box, place: Box): Fit | null =>
  media.size ? meltedIn(page, media, { band: place, crop: partIn(media, media.size, place) }) : null;

/** The same with a part of it that has the shape of its place. */
export function meltedIn(page: Box, media: BeatMedia, { band: place, crop }: { band: Box; crop: Box }): Fit {
  const share = { x: 0, y: place.y / page.h, w: 1, h: place.h / page.h };
  const { surround } = onItsOwnBlur({ fit: "contain", surround: { color: "bg", place: share, edge: "card" } }, media);
  return {
    fit: "contain",
    crop,
    ...(surround && { surround: { ...surround, edge: "soft", faded: SOFT_PX / place.h } }),
  };
}

const isCard = ({ surround }: Fit): boolean =>
  surround !== undefined && "color" in surround && surround.edge === "card";

function isUnderWords(media: BeatMedia, framed: Fit, { page, free }: Place): boolean {
  const seen = framed.fit === "cover" ? subjectOnPage(media, page, focusOf(media, MIDDLE), framed) : null;
  if (!seen) return false;
  const hidden = Math.max(free.y - seen.y, seen.y + seen.h - free.y - free.h);
  return hidden > seen.h * MOST_HIDDEN;
}

const MIDDLE = { x: 0.5, y: 0.5 };
/** Of the height of a subject. Our own choice. */
const MOST_HIDDEN = 0.15;
/** Of what the words leave: less would be a strip. Our own choice. */
const LEAST = 0.6;
/** How much of a photo fades into its blur, and how much of that lies behind the words. Our own choice. */
const SOFT_PX = 160;
const OVER_PX = 80;

/** The part of a picture that fills a place around its subject, in fractions of the file. */
function partIn(media: BeatMedia, { width, height }: { width: number; height: number }, place: Box): Box {
  const seen = coverRect({ width, height }, { width: place.w, height: place.h }, WHOLE, focusOf(media, MIDDLE), 1);
  const from = (media.kind === "image" && media.crop) || WHOLE;
  const [x, y] = [from.x + (seen.x / width) * from.w, from.y + (seen.y / height) * from.h];
  return { x, y, w: Math.min(1, (seen.w / width) * from.w), h: Math.min(1, (seen.h / height) * from.h) };
}

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
