import { wideCrop } from "@vignette/domain/studio/catalogue";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** How strongly the ground is blurred. Our own choice. */
const BLUR = 90;

/**
 * A recording that is too wide for the page, over itself, enlarged and blurred, as creators post talks; a card on a plain
 * ground would be small. Its sides are cut off (`wideCrop`). Everything else stays as it is.
 */
export function overItself(clip: Clip, size: BeatMedia["size"]): Clip {
  if (clip.kind !== "video" || clip.fit !== "contain" || !size || size.width <= size.height) return clip;
  return { ...clip, crop: { ...wideCrop(size, clip.focus.x), y: 0, h: 1 }, surround: { blur: BLUR } };
}
