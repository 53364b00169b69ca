import type { PhotoCredit, StockPhoto } from "@vignette/domain/assets";
import { cutToUtf16Units } from "@vignette/domain/kernel";
import * as z from "zod/mini";

/** Where Pexels is, and the terms of its photos. Source: docs/platforms/pexels.md#license. */
export const PEXELS = { name: "Pexels", url: "https://www.pexels.com" } as const;
const LICENSE = { license: "Pexels License", licenseUrl: "https://www.pexels.com/license/" };

const Address = z.string().check(z.regex(/^https:\/\/\S+$/));

/** A photo as the API gives it. Source: docs/platforms/pexels.md#photos. */
export const PexelsPhoto = z.object({
  id: z.int(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  url: Address,
  photographer: z.nullish(z.string()),
  photographer_url: z.nullish(z.string()),
  alt: z.nullish(z.string()),
  src: z.object({ original: Address, large2x: Address, medium: Address }),
});
export type PexelsPhoto = z.infer<typeof PexelsPhoto>;

/** A page of a search. `next_page` is there unless it is the last one. */
export const PexelsPage = z.object({ photos: z.array(PexelsPhoto), next_page: z.nullish(z.string()) });

/** A photo in our words. */
export function stockPhoto(photo: PexelsPhoto): StockPhoto {
  const { id, width, height, src } = photo;
  return { id: String(id), width, height, alt: altOf(photo), preview: src.medium, credit: creditOf(photo) };
}

/** Its description, within the length of ours. */
export const altOf = ({ alt }: PexelsPhoto): string => oneLine(alt ?? "", 500);

export const creditOf = ({ photographer, photographer_url: page, url }: PexelsPhoto): PhotoCredit => ({
  provider: PEXELS.name,
  photographer: oneLine(photographer ?? "", 120) || "an unnamed photographer",
  photographerUrl: Address.safeParse(page).data ?? null,
  photoUrl: url,
  ...LICENSE,
});

const oneLine = (words: string, max: number) =>
  cutToUtf16Units(
    words
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
    max,
  ).trim();
