import { pictureWays } from "@vignette/domain/media";
import { fetchPublic } from "./fetch-public.ts";
import { firstBytes } from "./first-bytes.ts";
import { type PublicPicture, pictureIn } from "./picture-in.ts";
import { pictureRefusals, pictureTooLarge } from "./picture-refusals.ts";

/** Fetches a public picture under the limits of a page. Throws a Refusal with the reason if that fails. */
export async function fetchPicture(fetch: typeof globalThis.fetch, address: string): Promise<PublicPicture> {
  return await fetchPublic(fetch, address, {
    // Without the newer formats that many shops offer: these four can be decoded wherever content is rendered.
    accept: "image/webp,image/jpeg,image/png,image/gif",
    refusals: pictureRefusals,
    read: async (response) => {
      const { bytes, isCut } = await firstBytes(response, pictureWays.page.maxBytes);
      if (isCut) throw pictureTooLarge();
      return await pictureIn(bytes, pictureWays.page.types);
    },
  });
}
