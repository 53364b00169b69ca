import { isTooManyPixels, type PixelSize } from "@vignette/domain/media";
import openLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

/** Upright pixels as RGBA, in the colors that the file names. */
export type DecodedHeic = PixelSize & { data: Uint8ClampedArray<ArrayBuffer>; colorSpace: "srgb" | "display-p3" };

/** Decodes a HEIC photo with libheif, which turns it as the file says. Throws if there is no picture that can be decoded. */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedHeic | "too-large"> {
  const libheif = await openLibheif();
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new Error("There is no picture in it.");
  const [width, height] = [image.get_width(), image.get_height()];
  if (isTooManyPixels({ width, height })) return "too-large";
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const shown = await new Promise((resolve) => image.display(pixels, resolve));
  if (!shown) throw new Error("The picture cannot be decoded.");
  return { ...pixels, colorSpace: isDisplayP3(bytes) ? "display-p3" : "srgb" };
}

/** Bytes in which the description of the colors lies: it is part of the file's first box of facts. */
const HEAD = 64 * 1024;

function isDisplayP3(bytes: Uint8Array): boolean {
  // Names in color profiles are stored in UTF-16.
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)).replaceAll("\0", "");
  return head.includes("Display P3");
}
