import type { MediaFile } from "@vignette/domain/assets";
import { isAnimated, isTooManyPixels, mediaTypeOf, pictureSize, tooManyPixels } from "@vignette/domain/media";
import { isWholeInMemory } from "../../files/is-whole-picture.ts";
import { noPicture } from "./picture-refusals.ts";

/** A picture with its actual type, by magic bytes, and its size in pixels from its own header. */
export type PublicPicture = Pick<MediaFile, "type" | "width" | "height" | "isAnimated"> & {
  bytes: Uint8Array<ArrayBuffer>;
};

/** The picture in bytes that were downloaded. Refuses other types, cut files, and more pixels than are decoded. */
export async function pictureIn(bytes: Uint8Array<ArrayBuffer>, types: readonly string[]): Promise<PublicPicture> {
  const type = mediaTypeOf(bytes);
  const size = pictureSize(bytes);
  if (!type || !size || !types.includes(type)) throw noPicture();
  if (isTooManyPixels(size)) throw tooManyPixels("src");
  if (!(await isWholeInMemory(bytes))) throw noPicture();
  return { type, bytes, ...size, ...(isAnimated(bytes) && { isAnimated: true }) };
}
