import type { Box } from "../scene/geometry.ts";
import { findSubject } from "./find-subject.ts";
import type { GrayPixels } from "./pixels.ts";

/** Longer side, in px, of the copy in which the subject is searched. */
const SMALL = 64;

/**
 * The subject of a decoded picture as a box in fractions of its size; null if there is none. `smallCopy` draws the
 * picture into that many pixels, as smoothly as its canvas can.
 */
export function subjectIn(
  picture: { width: number; height: number },
  smallCopy: (width: number, height: number) => GrayPixels | null,
): Box | null {
  const share = SMALL / Math.max(picture.width, picture.height);
  const pixels = smallCopy(
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  );
  return pixels && findSubject(pixels);
}
