import { createHash } from "node:crypto";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { paintPicture } from "./picture.ts";
import { paintReference } from "./reference.ts";

/** The requested form of a picture: its size in pixels, `quality` from 0 to 100 where the type has one. */
type Wanted = {
  prompt: string;
  width: number;
  height: number;
  variant: number;
  type: "png" | "jpeg" | "webp";
  quality: number;
  /** The share of each side that is painted, from 0 to 1; the result is enlarged. 1 by default. */
  detail?: number;
  /** A photo that the picture shows; the bytes of a PNG, JPEG or WebP. */
  reference?: Buffer | null;
};

/** Pictures that are remembered, about a third of a megabyte each. Our own choice. */
const KEPT = 64;
const files = new Map<string, Promise<Buffer>>();

/**
 * A painted picture as a file. Painted once and remembered, because tests ask for the same pictures again and again.
 */
export function pictureFile(wanted: Wanted): Promise<Buffer> {
  const { prompt, width, height, variant, type, quality, detail = 1, reference = null } = wanted;
  const shown = reference && createHash("sha256").update(reference).digest("hex");
  const key = JSON.stringify([prompt, width, height, variant, type, quality, detail, shown]);
  const file = files.get(key) ?? painted(wanted);
  files.delete(key);
  files.set(key, file);
  const [oldest] = files.keys();
  if (files.size > KEPT && oldest !== undefined) files.delete(oldest);
  return file;
}

async function painted(wanted: Wanted): Promise<Buffer> {
  const { prompt, width, height, variant, type, quality, detail = 1, reference = null } = wanted;
  const size = { width: Math.round(width * detail), height: Math.round(height * detail) };
  const photo = reference ? await loadImage(reference) : null;
  const picture = photo ? await paintReference(prompt, size, photo, variant) : paintPicture(prompt, size, variant);
  const canvas = detail === 1 ? picture : createCanvas(width, height);
  if (canvas !== picture) canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
  return type === "png" ? canvas.encode("png") : canvas.encode(type, quality);
}
