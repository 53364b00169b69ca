import { Refusal } from "../kernel/index.ts";
import type { PixelSize } from "./picture-facts.ts";

/**
 * Largest picture that is taken or decoded anywhere: 64 megapixels take 256 MB decoded, and 16 384 is the longest side of
 * a browser's canvas. Our own choice: the largest photos of phones fit.
 */
export const PICTURE_LIMITS = { pixels: 64_000_000, sidePx: 16_384 } as const;

/** Whether a picture is larger than is decoded. A few bytes can claim gigabytes. */
export const isTooManyPixels = ({ width, height }: PixelSize): boolean =>
  Math.max(width, height) > PICTURE_LIMITS.sidePx || width * height > PICTURE_LIMITS.pixels;

export const tooManyPixels = (field: string) =>
  new Refusal(
    "invalid",
    "media.too-many-pixels",
    "This picture has more than 64 megapixels, or a side of more than 16,384. Use a smaller one.",
    field,
  );
