import { paintPicture } from "./picture.ts";

/** The requested form of a picture: its size in pixels, `quality` from 0 to 100 where the type has one. */
type Wanted = {
  prompt: string;
  width: number;
  height: number;
  variant: number;
  type: "png" | "jpeg" | "webp";
  quality: number;
};

/** Pictures that are remembered, about a third of a megabyte each. Our own choice. */
const KEPT = 64;
const files = new Map<string, Promise<Buffer>>();

/** A painted picture as a file. The same is wanted again and again, by tests above all: it is painted once. */
export function pictureFile(wanted: Wanted): Promise<Buffer> {
  const { prompt, width, height, variant, type, quality } = wanted;
  const key = JSON.stringify([prompt, width, height, variant, type, quality]);
  const file = files.get(key) ?? painted(wanted);
  files.delete(key);
  files.set(key, file);
  const [oldest] = files.keys();
  if (files.size > KEPT && oldest !== undefined) files.delete(oldest);
  return file;
}

function painted({ prompt, width, height, variant, type, quality }: Wanted): Promise<Buffer> {
  const canvas = paintPicture(prompt, { width, height }, variant);
  return type === "png" ? canvas.encode("png") : canvas.encode(type, quality);
}
