import { findSubject } from "@vignette/composition";

/** On the longer side, in px: what a picture is about is seen in a small copy of it. */
const SMALL = 64;

/** What a decoded picture is about, in fractions of it; null where nothing stands out. */
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
