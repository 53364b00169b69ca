import { type LookedAt, lookedAt } from "@vignette/composition";

/** Width in px at which pictures are analyzed for layout, in the editor, in every export and in the renderer. */
export const LAYOUT_WIDTH = 1080;

/** The size of a picture that a browser decoded, its subject and its ground: what templates lay it out by. */
export function lookAtBitmap(bitmap: ImageBitmap): { width: number; height: number } & LookedAt {
  const seen = lookedAt(bitmap, (width, height) => {
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  });
  return { width: bitmap.width, height: bitmap.height, ...seen };
}
