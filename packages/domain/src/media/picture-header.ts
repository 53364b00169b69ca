import { avifHeader } from "./avif-header.ts";
import { gifHeader } from "./gif-header.ts";
import { jpegHeader } from "./jpeg-header.ts";
import { imageMediaTypes, mediaTypeOf } from "./media-type.ts";
import { BrokenHeader, type PictureFacts, type PixelSize } from "./picture-facts.ts";
import { pngHeader } from "./png-header.ts";
import { webpHeader } from "./webp-header.ts";

export type PictureType = (typeof imageMediaTypes)[number];

/** Bytes at the beginning of a file that its size is looked for in: a camera's metadata and previews come first. */
export const PICTURE_HEAD_BYTES = 1024 * 1024;

/** Why a header gives no size: it breaks off, contradicts itself, or says nothing by nothing. `detail` is for the log. */
export type PictureFault = { fault: "truncated" | "damaged" | "no-size"; detail: string };

const readers: Record<PictureType, (view: DataView) => PictureFacts> = {
  "image/jpeg": jpegHeader,
  "image/png": pngHeader,
  "image/gif": gifHeader,
  "image/webp": webpHeader,
  "image/avif": avifHeader,
};

/** What the header of a picture states, from the beginning of its file; nothing is decoded. Never throws. */
export function pictureHeader(type: PictureType, head: Uint8Array): PictureFacts | PictureFault {
  try {
    const header = readers[type](new DataView(head.buffer, head.byteOffset, head.byteLength));
    const { width, height } = header;
    return width > 0 && height > 0 ? header : { fault: "no-size", detail: `Its size is ${width}×${height}.` };
  } catch (error) {
    // A reader that steps outside of the bytes: the picture breaks off.
    if (error instanceof RangeError) return { fault: "truncated", detail: "It breaks off in its header." };
    if (error instanceof BrokenHeader) return { fault: "damaged", detail: error.message };
    throw error;
  }
}

/** A picture's size as it is shown, upright; null for what is broken or no picture. */
export function pictureSize(head: Uint8Array): PixelSize | null {
  const type = mediaTypeOf(head);
  const picture = imageMediaTypes.find((it) => it === type);
  const header = picture ? pictureHeader(picture, head) : null;
  return header && !("fault" in header) ? upright(header) : null;
}

/** From 5 on the picture lies on its side. Source: TIFF 6.0, tag 274. */
export function upright({ width, height, orientation }: PictureFacts): PixelSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
