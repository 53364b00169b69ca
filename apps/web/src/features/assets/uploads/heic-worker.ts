import { isTooManyPixels } from "@vignette/domain/media";
import openLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

/** The worker's answer: the JPEG, or why there is none. */
export type HeicAnswer = { type: "done"; jpeg: Blob } | { type: "failed"; reason: "too-large" | "unreadable" };

// The worker side of `convertHeic`: one file, one answer. Canceling terminates it.
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await answerTo(data).catch((): HeicAnswer => ({ type: "failed", reason: "unreadable" })));
};

async function answerTo(file: Blob): Promise<HeicAnswer> {
  const picture = (await decodedByBrowser(file)) ?? (await decoded(file));
  if (picture === "too-large") return { type: "failed", reason: "too-large" };
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

/** Upright: libheif turns the picture as the file says. An iPhone's colors are those of Display P3, and become sRGB. */
async function decoded(file: Blob): Promise<OffscreenCanvas | "too-large"> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const libheif = await openLibheif();
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new Error("There is no picture in it.");
  const [width, height] = [image.get_width(), image.get_height()];
  if (isTooManyPixels({ width, height })) return "too-large";
  const pixels = new ImageData(width, height, { colorSpace: isDisplayP3(bytes) ? "display-p3" : "srgb" });
  const shown = await new Promise((resolve) => image.display(pixels, resolve));
  if (!shown) throw new Error("The picture cannot be decoded.");
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.putImageData(pixels, 0, 0);
  return canvas;
}

/** Bytes in which the description of the colors lies: it is part of the file's first box of facts. */
const HEAD = 64 * 1024;

function isDisplayP3(bytes: Uint8Array): boolean {
  // Names in color profiles are stored in UTF-16.
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)).replaceAll("\0", "");
  return head.includes("Display P3");
}
