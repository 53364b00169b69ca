import type { ImageClip } from "../scene/image-clip.ts";

type Size = { width: number; height: number };

/**
 * Maximum share of a picture that is cropped: a screen recording or a group would lose its subject (our own choice).
 */
const MOST_CUT = 0.45;

/**
 * How a picture is fitted into a box: it fills the box, or, if too much would be cropped, it is shown whole over its
 * own blur.
 */
export function framing(picture: Size, box: { w: number; h: number }): Pick<ImageClip, "fit" | "surround"> {
  const ratio = picture.width / picture.height / (box.w / box.h);
  const seen = Math.min(ratio, 1 / ratio);
  return seen < 1 - MOST_CUT ? { fit: "contain", surround: { blur: 60 } } : { fit: "cover" };
}
