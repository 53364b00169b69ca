import type { MediaFile } from "@vignette/domain/assets";
import {
  isAnimated,
  isTooManyPixels,
  mediaTypeOf,
  pictureSize,
  pictureWays,
  tooManyPixels,
} from "@vignette/domain/media";
import { isWholeInMemory } from "../../files/is-whole-picture.ts";
import { fetchPublic } from "./fetch-public.ts";
import { firstBytes } from "./first-bytes.ts";
import { noPicture, pictureRefusals, pictureTooLarge } from "./picture-refusals.ts";

/** Largest picture of a page, in bytes. */
export const { maxBytes: PICTURE_MAX_BYTES } = pictureWays.page;

/** A picture with its actual type, by magic bytes, and its size in pixels from its own header. */
export type PublicPicture = Pick<MediaFile, "type" | "width" | "height" | "isAnimated"> & {
  bytes: Uint8Array<ArrayBuffer>;
};

/** Fetches a public picture under the limits of a page. Throws a Refusal with the reason if that fails. */
export async function fetchPicture(fetch: typeof globalThis.fetch, address: string): Promise<PublicPicture> {
  return await fetchPublic(fetch, address, {
    // Without the newer formats that many shops offer: these four can be decoded wherever content is rendered.
    accept: "image/webp,image/jpeg,image/png,image/gif",
    refusals: pictureRefusals,
    read: async (response) => {
      const { bytes, isCut } = await firstBytes(response, PICTURE_MAX_BYTES);
      if (isCut) throw pictureTooLarge();
      const type = mediaTypeOf(bytes);
      const size = pictureSize(bytes);
      if (!type || !size || !pictureWays.page.types.some((it) => it === type)) throw noPicture();
      if (isTooManyPixels(size)) throw tooManyPixels("src");
      if (!(await isWholeInMemory(bytes))) throw noPicture();
      return { type, bytes, ...size, ...(isAnimated(bytes) && { isAnimated: true }) };
    },
  });
}
