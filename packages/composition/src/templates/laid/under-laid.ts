import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { fitOf, viewOf } from "../pictures/photo-view.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";
import { hiddenShare } from "../pictures/view-cost.ts";

/**
 * A photo that fills the page under what is laid on it, placed so that as little as possible of what it shows is hidden: a small
 * print on a plain ground reads as an empty page. Null for a screen, for a product on a plain ground, and where more than `most`
 * of what the photo shows, as a share from 0 to 1, would be hidden.
 */
export function underLaid(
  { width: w, height: h }: StillPage,
  media: BeatMedia,
  laid: Box,
  most = MOST_HIDDEN,
): Clip | null {
  if (media.isScreen || media.ground) return null;
  const view = viewOf(media, { w, h, words: [laid], seenTo: h });
  if (!view || hiddenShare(view.at, media, laid) > most) return null;
  return pictureClip(media, { id: "photo", box: { x: 0, y: 0, w, h }, ...fitOf(media, view.at, { w, h }) });
}

/** Of a thing, at its foot. Our own choice. */
const MOST_HIDDEN = 0.34;
