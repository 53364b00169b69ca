import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { around } from "../../shots/around.ts";
import { besideWords } from "../../shots/beside-words.ts";
import type { Fit } from "../../shots/framing.ts";
import { betweenRows } from "../../shots/screen-part.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { fitOf, viewOf } from "./photo-view.ts";

/**
 * How a picture is fitted into a strip that is wider than high: a photo is cut from edge to edge, around what matters most of it (`viewOf`). A screenshot is on a phone that goes on below the edge: cut to a strip, it shows one button; a part of it fills the strip.
 * So is the photo of a phone. Any other product on a plain ground is shown whole. `ground`: behind the phone.
 */
export function stripFit(media: BeatMedia, box: Box, ground: Color = "bg"): Fit {
  const isDetail = media.kind === "image" && media.crop !== undefined;
  const phone = phoneIn(media, box);
  if (media.isScreen && !isDetail) {
    const { fit, surround } = phoneGoingOn(media, box, phone);
    return { fit, ...(surround && { surround: { ...surround, color: ground } }) };
  }
  if (isDetail && media.isScreen) return betweenItsRows(media, box);
  if (isDetail) return { fit: "cover" };
  if (!media.ground || !media.subject) return filling(media, box);
  const isUpright =
    media.size !== undefined && media.subject.h * media.size.height > media.subject.w * media.size.width;
  if (media.isDevice && isUpright) return endingBetweenRows(besideWords(media, box, phone), media);
  return besideWords(media, box, { x: box.w * 0.04, y: 0, w: box.w * 0.92, h: box.h * 1.04 });
}

/** In a column a phone stands whole; in a strip it begins a little below the upper edge and goes on below the lower one. */
function phoneIn({ size, isScreen }: BeatMedia, { w, h }: Box): Box {
  if (h > w * COLUMN) return { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.8 };
  const own = size && isScreen ? (w * 0.56 * size.height) / size.width : Number.POSITIVE_INFINITY;
  return { x: w * 0.22, y: 60, w: w * 0.56, h: Math.min(h * 1.9, own) };
}

/** Higher than so many times its width, a box is a column. Our own choice. */
const COLUMN = 1.4;

function filling(media: BeatMedia, { w, h }: Box): Fit {
  const view = viewOf(media, { w, h, words: [], seenTo: h });
  return view ? fitOf(media, view.at, { w, h }) : { fit: "cover" };
}

/** A screenshot on a phone that begins at `phone`, in px of the box, and goes on below its edge, which cuts no row of it. */
export const phoneGoingOn = (media: BeatMedia, box: Box, phone: Box): Fit =>
  endingBetweenRows(besideWords(media, box, phone), media);

/** A part of a screen in a strip of another shape: as much of the screen as the strip shows, without a row that is cut. */
function betweenItsRows(media: BeatMedia, box: Box): Fit {
  const { size, gaps = [] } = media;
  const crop = media.kind === "image" ? media.crop : undefined;
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (media.kind !== "image" || !crop || !size || !first || !last) return { fit: "cover" };
  const h = size.width / size.height / (box.w / box.h);
  const screen = { y: Math.min(0, first.from), h: Math.max(1, last.to) - Math.min(0, first.from) };
  if (h > screen.h) return { fit: "cover" };
  const rows = around(media.named ?? []);
  const from = (rows ? rows.y + rows.h / 2 : 0.5) - h / 2;
  const y = betweenRows(from, h, { gaps, rows, within: screen });
  return { fit: "cover", crop: { ...crop, y: crop.y + y * crop.h, h: crop.h * h } };
}

/** How far a screen is moved in its strip, as a share of the strip. Our own choice. */
const MOST_MOVED = 0.09;

/** As a share of a gap, between the edge and the rows on both sides. Our own choice. */
const APART = 0.3;

/** The same a little higher or lower, so that the lower edge of the strip cuts no row of the screen in two. */
function endingBetweenRows(fit: Fit, { gaps = [] }: BeatMedia): Fit {
  const { surround } = fit;
  if (!surround || !("place" in surround) || !surround.place) return fit;
  const { place } = surround;
  const end = (1 - place.y) / place.h;
  if (end >= 1 || gaps.some(({ from, to }) => end >= from + (to - from) * APART && end <= to - (to - from) * APART))
    return fit;
  const ends = gaps
    .flatMap(({ from, to }) => [from + (to - from) * APART, to - (to - from) * APART])
    .map((it) => (end - it) * place.h);
  const moved = ends.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (moved === undefined || Math.abs(moved) > MOST_MOVED) return fit;
  return { ...fit, surround: { ...surround, place: { ...place, y: place.y + moved } } };
}
