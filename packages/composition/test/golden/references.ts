import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, ImageData, loadImage } from "@napi-rs/canvas";
import type { GoldenScene } from "./golden-scenes.ts";
import type { SmallFrame } from "./shrunk.ts";

/** The path of the stored picture of a golden scene at a time. */
export function referencePath({ name }: Pick<GoldenScene, "name">, ms: number): string {
  return join(import.meta.dirname, "pictures", `${name}-${ms}.png`);
}

export async function readReference(golden: GoldenScene, ms: number): Promise<SmallFrame> {
  const image = await loadImage(await readFile(referencePath(golden, ms)));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

export function toPng({ width, height, rgba }: SmallFrame): Buffer {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.toBuffer("image/png");
}
