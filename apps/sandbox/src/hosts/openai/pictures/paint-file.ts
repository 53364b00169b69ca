import { createCanvas, loadImage } from "@napi-rs/canvas";
import { paintPicture } from "./picture.ts";
import { paintReference } from "./reference.ts";

/** The requested form of a picture: its size in pixels, `quality` from 0 to 100 where the type has one. */
export type WantedPicture = {
  prompt: string;
  width: number;
  height: number;
  variant: number;
  type: "png" | "jpeg" | "webp";
  quality: number;
  /** The share of each side that is painted, from 0 to 1; the result is enlarged. 1 by default. */
  detail?: number;
  /** A photo that the picture shows; the bytes of a PNG, JPEG or WebP. */
  reference?: Uint8Array | null;
};

/** Paints a picture and encodes it. Keeps its thread busy for tenths of a second. */
export async function paintFile(wanted: WantedPicture): Promise<Uint8Array> {
  const { prompt, width, height, variant, type, quality, detail = 1, reference = null } = wanted;
  const size = { width: Math.round(width * detail), height: Math.round(height * detail) };
  const photo = reference ? await loadImage(reference) : null;
  const picture = photo ? await paintReference(prompt, size, photo, variant) : paintPicture(prompt, size, variant);
  const canvas = detail === 1 ? picture : createCanvas(width, height);
  if (canvas !== picture) canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  return type === "png" ? canvas.encode("png") : canvas.encode(type, quality);
}
