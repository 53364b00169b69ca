import type { PhotoCredit, SearchStockInput, StockPage } from "@vignette/domain/assets";
import type { PublicPicture } from "../pages/fetching/picture-in.ts";

/** A photo of the collection with its file, to be stored. `alt` says what is seen; "" without a description. */
export type StockFile = PublicPicture & { alt: string; credit: PhotoCredit };

/** Photos that anyone may use, from the collection of a provider. Rejects with a Refusal that gives the reason. */
export interface StockPhotos {
  /** The name of the collection and its address, which are shown wherever its photos are. */
  readonly provider: { name: string; url: string };
  search(wanted: Omit<SearchStockInput, "cursor"> & { page: number }): Promise<StockPage>;
  /** Downloads a photo, large enough to fill a page. */
  take(photoId: string): Promise<StockFile>;
}
