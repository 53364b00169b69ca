import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { filledBeside } from "../pictures/filled-beside.ts";
import { meltedIn, melting } from "../pictures/going-on.ts";
import { fitOf, viewOf } from "../pictures/photo-view.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";
import { hiddenShare } from "../pictures/view-cost.ts";
import { besideLaid } from "./beside-laid.ts";

/**
 * A photo from edge to edge down to the end of the page, under what is laid at its top: on a tall page the app covers only its foot. What it shows stands below
 * that (ADR 205); where there is no room for that, as much of it as can be, or nothing if `isWhole`: by default in the feed.
 */
export function belowLaid(page: StillPage, media: BeatMedia, box: Box, isWhole = !page.isTall): Clip | null {
  // A face fills its photo: it is cut by the page rather than lie under words.
  const isFace = media.kind === "image" && media.hasFace === true;
  const seenFrom = page.isTall ? SEEN_FROM_PX : 0;
  const filling = isFace || !page.isTall ? null : fillingUnder(page, media, box);
  if (filling) return filling;
  const beside = isFace ? null : besideLaid(page, media, [{ box, isLow: false, seenFrom }]);
  if (beside) return beside.photo;
  if (isWhole) return null;
  const y = box.y + box.h - OVERLAP_PX;
  const band = { x: 0, y, w: page.width, h: page.height - y };
  const crop = filledBeside({ ...band, y: 0 }, media, [{ ...band, y: 0, h: OVERLAP_PX }], 1);
  const whole = { ...band, y: 0, h: page.height };
  const fit = crop ? meltedIn(whole, media, { band, crop }) : melting(media, whole, band);
  return pictureClip(media, { id: "photo", box: whole, ...(fit ?? { fit: "cover" }) });
}

/** A photo that fills a tall page, its own ground going on above it, where that hides hardly anything: no blur of it is needed. */
function fillingUnder({ width: w, height: h }: StillPage, media: BeatMedia, box: Box): Clip | null {
  if (media.kind !== "image" || media.isScreen || (media.ground && media.subject)) return null;
  const view = viewOf(media, { w, h, seenTo: h - APP_PX, words: [box] });
  if (!view || hiddenShare(view.at, media, box) > MOST_HIDDEN) return null;
  return pictureClip(media, { id: "photo", box: { x: 0, y: 0, w, h }, ...fitOf(media, view.at, { w, h }) });
}

/** What apps cover at the foot of a tall page, and of a thing the most that may lie under what is laid on it. Our own choice. */
const [APP_PX, MOST_HIDDEN] = [300, 0.03];

/** What apps cover at the top of a tall page, and how far what is laid on a photo reaches over its upper end. */
const [SEEN_FROM_PX, OVERLAP_PX] = [130, 80];
