import { findSubject } from "@vignette/composition";

/** Longer side, in px, of the copy in which the subject is searched. */
const SMALL = 64;

/** The subject of a decoded picture as a box in fractions of its size; null if nothing stands out. */
export function subjectIn(picture: ImageBitmap): ReturnType<typeof findSubject> {
  const share = SMALL / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return findSubject(context.getImageData(0, 0, width, height));
}
