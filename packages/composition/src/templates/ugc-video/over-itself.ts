import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** How strongly the ground is blurred, and how wide a wide take is left, width by height. Our own choice. */
const [BLUR, WIDEST] = [90, 4 / 3];

/**
 * A recording that is too wide for the page, over itself, enlarged and blurred, as creators post talks; a card on a plain
 * ground would be small. Its sides are cut to 4:3, so that the speaker is larger. Everything else stays as it is.
 */
export function overItself(clip: Clip, size: BeatMedia["size"]): Clip {
  if (clip.kind !== "video" || clip.fit !== "contain" || !size || size.width <= size.height) return clip;
  const w = Math.min(1, (WIDEST * size.height) / size.width);
  const x = Math.min(1 - w, Math.max(0, clip.focus.x - w / 2));
  return { ...clip, crop: { x, y: 0, w, h: 1 }, surround: { blur: BLUR } };
}
