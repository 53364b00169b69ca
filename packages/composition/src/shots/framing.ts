import { coverRect } from "../paint/cover-rect.ts";
import type { Box } from "../scene/geometry.ts";
import type { ImageClip } from "../scene/image-clip.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { focusOf } from "./subject.ts";

/**
 * Maximum share of a picture that is cropped: a screen recording or a group would lose its subject (our own choice).
 */
const MOST_CUT = 0.45;
/** How much of a subject may be cropped before it looks cut off, as a share of the picture. Our own choice. */
const SUBJECT_CUT = 0.04;

type Framed = Pick<BeatMedia, "size" | "subject" | "ground">;
type Fit = Pick<ImageClip, "fit" | "surround">;

/**
 * How a picture is fitted into a box: it fills the box; if that would cut off its subject, or most of it, it is shown
 * whole, on its own ground if that is plain, else over its own blur.
 */
export function framing(picture: Framed, box: Pick<Box, "w" | "h">): Fit {
  if (!picture.size) return { fit: "cover" };
  const ratio = picture.size.width / picture.size.height / (box.w / box.h);
  const seen = Math.min(ratio, 1 / ratio);
  return seen < 1 - MOST_CUT ? whole(picture) : wholeSubject(picture, box);
}

/** The same for a still, which fills its box as long as its subject is not cut off. */
export function wholeSubject(picture: Framed, { w, h }: Pick<Box, "w" | "h">): Fit {
  const { size, subject } = picture;
  if (!size || !subject) return { fit: "cover" };
  const focus = focusOf(picture, { x: 0.5, y: 0.5 });
  const seen = coverRect(size, { width: w, height: h }, { x: 0, y: 0, w: 1, h: 1 }, focus, 1);
  const cut = [
    seen.x / size.width - subject.x,
    seen.y / size.height - subject.y,
    subject.x + subject.w - (seen.x + seen.w) / size.width,
    subject.y + subject.h - (seen.y + seen.h) / size.height,
  ];
  return Math.max(...cut) > SUBJECT_CUT ? whole(picture) : { fit: "cover" };
}

const whole = ({ ground }: Framed): Fit => ({
  fit: "contain",
  surround: ground === undefined ? { blur: 60 } : { color: ground },
});
