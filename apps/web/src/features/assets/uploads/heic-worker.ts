import { isTooManyPixels } from "@vignette/domain/media";
import { decodeHeic } from "./decode-heic.ts";

/** The worker's answer: the JPEG, or why there is none. */
export type HeicAnswer = { type: "done"; jpeg: Blob } | { type: "failed"; failure: "too-large" | "unreadable" };

// The worker side of `convertHeic`: one file, one answer. Canceling terminates it.
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await answerTo(data).catch((): HeicAnswer => ({ type: "failed", failure: "unreadable" })));
};

async function answerTo(file: Blob): Promise<HeicAnswer> {
  const picture = (await decodedByBrowser(file)) ?? (await decoded(file));
  if (picture === "too-large") return { type: "failed", failure: "too-large" };
  return { type: "done", jpeg: await picture.convertToBlob({ type: "image/jpeg", quality: 0.92 }) };
}

/** Safari decodes HEIC itself, on the graphics card. */
async function decodedByBrowser(file: Blob): Promise<OffscreenCanvas | "too-large" | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  if (isTooManyPixels(bitmap)) return "too-large";
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** An iPhone's colors are those of Display P3, and become sRGB. */
async function decoded(file: Blob): Promise<OffscreenCanvas | "too-large"> {
  const seen = await decodeHeic(new Uint8Array(await file.arrayBuffer()));
  if (seen === "too-large") return seen;
  const { data, width, height, colorSpace } = seen;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height, { colorSpace }), 0, 0);
  return canvas;
}
