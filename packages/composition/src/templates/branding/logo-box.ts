import type { Box } from "../../scene/geometry.ts";
import type { StoryboardLogo } from "../../storyboard/storyboard.ts";

/** A box of this area in the logo's own proportions, no larger than `most`: a wide wordmark weighs as much as a square. */
export function logoBox(
  { width, height }: Pick<StoryboardLogo, "width" | "height">,
  area: number,
  most: { w: number; h: number },
): Box {
  const ratio = width / height;
  const w = Math.min(most.w, most.h * ratio, Math.sqrt(area * ratio));
  return { x: 0, y: 0, w: Math.round(w), h: Math.round(w / ratio) };
}
