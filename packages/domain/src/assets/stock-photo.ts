import * as z from "zod/mini";
import { Id, line } from "../kernel/index.ts";
import { PageUrl } from "../research/index.ts";

/** Whose photo a stock photo is, where it was found, and under which license. Source: ADR 85. */
export const PhotoCredit = z.object({
  /** The name of the collection, such as `Pexels`. */
  provider: line(40, 1),
  photographer: line(120, 1),
  /** The photographer's page; null without one. */
  photographerUrl: z.nullable(PageUrl),
  /** The page of the photo. */
  photoUrl: PageUrl,
  license: line(60, 1),
  licenseUrl: PageUrl,
});
export type PhotoCredit = z.infer<typeof PhotoCredit>;

/** A photo of the collection, as a search finds it. */
export type StockPhoto = {
  id: string;
  /** In pixels, as it would be taken at full size. */
  width: number;
  height: number;
  /** What is seen, in the collection's words; "" without a description. */
  alt: string;
  /** Address of a small version of the whole photo. */
  preview: string;
  credit: PhotoCredit;
};

/** Photos of one page of a search, and the number of the next page; null after the last one. */
export type StockPage = { photos: StockPhoto[]; next: number | null };

export const stockShapes = ["upright", "square", "wide"] as const;

/** `language` is that of the words, as a code such as `de` or `de-AT`. */
export const SearchStockInput = z.object({
  words: line(100, 1),
  shape: z.enum(stockShapes),
  language: line(20, 2),
  /** Absent or null starts with the first page. */
  cursor: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(50)))),
});
export type SearchStockInput = z.infer<typeof SearchStockInput>;

export const TakeStockInput = z.object({ projectId: Id, photoId: Id });
export type TakeStockInput = z.infer<typeof TakeStockInput>;

/** The credit in one line, as people write it below a photo. */
export const creditLine = ({ photographer, provider }: Pick<PhotoCredit, "photographer" | "provider">): string =>
  `Photo by ${photographer} on ${provider}`;

/** The credit to be copied into a post: with the page of the photo. */
export const copiedCredit = (credit: PhotoCredit): string => `${creditLine(credit)}: ${credit.photoUrl}`;
