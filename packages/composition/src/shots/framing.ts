import type { ImageClip } from "../scene/image-clip.ts";

type Size = { width: number; height: number };

/** More of a picture than this is not cut away: a screen recording or a group would lose what it is about (our own choice). */
const MOST_CUT = 0.45;

/** How a picture goes into a box: it fills the box, or, where too much would be lost, stands whole before its own blur. */
export function framing(picture: Size, box: { w: number; h: number }): Pick<ImageClip, "fit" | "surround"> {
  const ratio = picture.width / picture.height / (box.w / box.h);
  const seen = Math.min(ratio, 1 / ratio);
  return seen < 1 - MOST_CUT ? { fit: "contain", surround: { blur: 60 } } : { fit: "cover" };
}
