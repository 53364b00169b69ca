import { type LookedAt, lookedAt } from "../subject/looked-at.ts";
import { createCanvas } from "./canvas/canvas.ts";
import { release } from "./canvas/still-picture.ts";
import { decodedPicture } from "./load-node-pictures.ts";

/**
 * The size of a picture, upright and `width` px wide, its subject and its ground, for the layout of templates. Rejects if it
 * cannot be read.
 */
export async function lookAtPicture(blob: Blob, width: number): Promise<{ width: number; height: number } & LookedAt> {
  const { image } = await decodedPicture(blob);
  const seen = lookedAt(image, (w, h) => {
    const canvas = createCanvas(w, h);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, w, h);
    return context.getImageData(0, 0, w, h);
  });
  const height = Math.round((image.height / image.width) * width);
  release({ image });
  return { width, height, ...seen };
}
