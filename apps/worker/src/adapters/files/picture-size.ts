import type { MediaType, PixelSize } from "@vignette/domain/assets";
import { GIF } from "image-size/types/gif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";

/** Readers of those pictures whose header is read here. */
const headers = { "image/jpeg": JPG, "image/png": PNG, "image/webp": WEBP, "image/gif": GIF } as const;

export const hasReadableHeader = (type: MediaType): type is keyof typeof headers => type in headers;

/** A picture's size as it is shown, upright, in pixels; null for what is broken, or of another type than these four. */
export function pictureSize(type: MediaType, head: Uint8Array): PixelSize | null {
  if (!hasReadableHeader(type)) return null;
  try {
    const { width, height, orientation = 1 } = headers[type].calculate(head);
    if (!(width > 0 && height > 0)) return null;
    // From 5 on the picture lies on its side. Source: TIFF 6.0, tag 274.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
