import { Refusal } from "../kernel/index.ts";
import type { imageMediaTypes } from "./media-type.ts";
import type { PixelSize } from "./picture-facts.ts";

const MB = 1024 * 1024;

/**
 * What each way by which pictures come in takes: types by their first bytes, and bytes. The pixels of all of them are
 * limited by `PICTURE_LIMITS`. Browser and Worker read the same lines.
 */
export const pictureWays = {
  /** Into the library, from where beats, layers and posts take them. Our own choice: photos of 64 megapixels fit. */
  upload: { types: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"], maxBytes: 50 * MB },
  /** Besides SVG, which a browser draws. What is stored is a PNG. */
  logo: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 10 * MB },
  /** A picture of a product's page. Source: docs/architecture.md#trust. */
  page: { types: ["image/jpeg", "image/png", "image/webp", "image/gif"], maxBytes: 2 * MB },
  /** A stock photo, scaled down by its provider. Our own choice: 2400 px of the busiest photo fit. */
  stock: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 8 * MB },
  /** With a support request; the kinds that every browser shows. Source: spec §9, Support. */
  attachment: { types: ["image/jpeg", "image/png", "image/webp", "image/gif"], maxBytes: 5 * MB },
  /** A picture of a person. Our own choice: a phone's photo fits. */
  avatar: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 5 * MB },
} as const satisfies Record<string, { types: readonly (typeof imageMediaTypes)[number][]; maxBytes: number }>;

/**
 * Largest picture that is taken or decoded anywhere: 64 megapixels take 256 MB decoded, and 16 384 is the longest side of
 * a browser's canvas. Our own choice: the largest photos of phones fit.
 */
export const PICTURE_LIMITS = { pixels: 64_000_000, sidePx: 16_384 } as const;

/** Whether a picture is larger than is decoded. A few bytes can claim gigabytes. */
export const isTooManyPixels = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) > PICTURE_LIMITS.sidePx || width * height > PICTURE_LIMITS.pixels;

const TOO_MANY_PIXELS = "This picture has more than 64 megapixels, or a side of more than 16,384. Use a smaller one.";

export const tooManyPixels = (field: string) => new Refusal("invalid", "media.too-many-pixels", TOO_MANY_PIXELS, field);
