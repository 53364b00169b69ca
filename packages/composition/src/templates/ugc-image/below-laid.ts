import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { filledBeside } from "../pictures/filled-beside.ts";
import { meltedIn } from "../pictures/going-on.ts";
import type { StillPage } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";
import { besideLaid } from "./beside-laid.ts";

/**
 * A photo from edge to edge down to the end of the page, under what is laid at its top: on a tall page the app covers only its foot. What it shows stands below
 * that (ADR 205); where a tall page has no room for it, as much of it as can be. Null where a lower page has none.
 */
export function belowLaid(page: StillPage, media: BeatMedia, box: Box): Clip | null {
  const beside = besideLaid(page, media, [{ box, isLow: false, seenFrom: page.isTall ? SEEN_FROM_PX : 0 }]);
  if (beside) return beside.photo;
  if (!page.isTall) return null;
  const y = box.y + box.h - OVERLAP_PX;
  const band = { x: 0, y, w: page.width, h: page.height - y };
  const crop = filledBeside({ ...band, y: 0 }, media, [{ ...band, y: 0, h: OVERLAP_PX }], 1);
  const whole = { ...band, y: 0, h: page.height };
  if (!crop) return pictureClip(media, { id: "photo", box: whole, fit: "cover" });
  return pictureClip(media, { id: "photo", box: whole, ...meltedIn(whole, media, { band, crop }) });
}

/** What apps cover at the top of a tall page, and how far what is laid on a photo reaches over its upper end. */
const [SEEN_FROM_PX, OVERLAP_PX] = [130, 80];
