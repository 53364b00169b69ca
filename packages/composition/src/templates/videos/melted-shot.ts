import { coverRect } from "../../paint/cover-rect.ts";
import type { Surround } from "../../scene/effects.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { VideoClip } from "../../scene/video-clip.ts";
import { around } from "../../shots/around.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { BLUR, type Fit, isAllOver } from "../../shots/framing.ts";
import { type ShotPlace, shot } from "../../shots/shot.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { panelBox } from "./panels.ts";
import { PAGE } from "./video-scene.ts";

/** How much of a photo fades into its blur, and how much of that lies behind the words, in px. Our own choice. */
const SOFT = 120;
const OVER = 40;

/** Of the photo: an edge that is calm no deeper is a strip, and no surface. Our own choice. */
const LEAST_CALM = 0.06;

type Place = Omit<ShotPlace, "box" | "room" | "focus" | "fit">;

/**
 * A photo that the page would cut, as one that fills it all the same (ADR 189): from edge to edge under the words, down to the end of
 * the page, and behind the words a blur of itself, without a seam. Closer than `from`, its subject does not rise into the words. Null if its size is not known.
 */
export function meltedShot(
  media: BeatMedia,
  place: Place,
  room: Box | undefined,
  from = place.closer ?? 1,
): ImageClip | VideoClip | null {
  const under = underWords(PAGE, panelBox(room).y);
  const { closer = 1 } = place;
  const focus = closer > from ? focusHoldingTop(media, under, { from, closer }) : undefined;
  const fit = meltedFit(media, { box: PAGE, under, ...(focus && { focus }) }, closer);
  return fit && shot(media, { ...place, closer: 1, box: PAGE, fit, focus: MIDDLE });
}

/** What lies under words that end at `top`, in px of a box: a little of it fades behind them. */
export const underWords = ({ w, h }: Box, top: number): Box => ({ x: 0, y: top - OVER, w, h: h - top + OVER });

/** Where a photo lies in its box, in px of that; without a focus, its subject is in the middle, and its upper end stays. */
type Melted = { box: Box; under: Box; focus?: Focus };

/** The same in any box; null if the size of the picture is not known. */
export function meltedFit(media: BeatMedia, { box, under, focus: given }: Melted, closer = 1): Fit | null {
  if (media.kind !== "image" || !media.size) return null;
  const { size } = media;
  const focus = given ?? focusHoldingTop(media, under, { from: closer }) ?? focusOf(media, MIDDLE);
  const cut = withProduct(coverRect(size, { width: under.w, height: under.h }, WHOLE, focus, closer), media);
  const { seen, place: lies } = upTo(cut, media, under);
  const from = media.crop ?? WHOLE;
  const crop = {
    x: from.x + (seen.x / size.width) * from.w,
    y: from.y + (seen.y / size.height) * from.h,
    w: Math.min(1, (seen.w / size.width) * from.w),
    h: Math.min(1, (seen.h / size.height) * from.h),
  };
  const place = { x: 0, y: lies.y / box.h, w: 1, h: lies.h / box.h };
  return { fit: "contain", crop, surround: { ...groundAbove(media), place, faded: SOFT / lies.h } };
}

/**
 * What a photo melts into above itself: the colors of its upper end, as a wall goes on (ADR 219); out of focus where that end cuts
 * a thing. Where its edges are not known, a blur of itself.
 */
export function groundAbove({ edges, isLight }: BeatMedia): Surround {
  if (!edges) return { color: isLight ? "paper" : "ink", edge: "soft", blur: BLUR };
  const { color, calm } = edges.top;
  return { color, edge: "melted", onward: ["top"], ...(calm < LEAST_CALM && { blur: BLUR }) };
}

/** Moved sideways so that what words name, or the first of its parts, is whole: a bowl beside a bottle is cut before the bottle is. */
function withProduct(seen: Box, media: BeatMedia): Box {
  const { size } = media;
  const kept = media.kind === "image" && !media.crop ? (around(media.named ?? []) ?? media.parts?.[0]) : undefined;
  if (!kept || !size || (kept.w + 2 * BESIDE) * size.width > seen.w) return seen;
  const [from, to] = [(kept.x - BESIDE) * size.width, (kept.x + kept.w + BESIDE) * size.width - seen.w];
  const x = Math.min(Math.max(0, Math.min(from, Math.max(to, seen.x))), size.width - seen.w);
  return { ...seen, x };
}

/** Beside what is kept whole, as a share of the photo: the camera comes closer. Our own choice. */
const BESIDE = 0.05;

/**
 * What a photo has above the part that lies under the words goes on behind them, up to where the photo ends: a wall, and no blur
 * (ADR 210). Not if it is its subject, or if that is not known.
 */
function upTo(seen: Box, { subject, size }: BeatMedia, under: Box): { seen: Box; place: Box } {
  if (!subject || !size || isAllOver(subject) || subject.y * size.height < seen.y) return { seen, place: under };
  const scale = under.h / seen.h;
  const above = Math.min(seen.y, under.y / scale);
  const place = { ...under, y: under.y - above * scale, h: under.h + above * scale };
  return { seen: { ...seen, y: seen.y - above, h: seen.h + above }, place };
}

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };
