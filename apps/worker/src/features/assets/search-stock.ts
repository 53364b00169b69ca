import type { SearchStockInput, StockPage } from "@vignette/domain/assets";
import { Refusal } from "@vignette/domain/kernel";
import type { StockPhotos } from "../../adapters/stock/stock-photos.ts";
import { stockNotOffered } from "../../adapters/stock/stock-refusals.ts";

type Deps = {
  stock: StockPhotos | null;
  /** Whether the user may search once more within the minute. */
  maySearch: (uid: string) => Promise<boolean>;
};

const tooManySearches = () =>
  new Refusal("limit", "stock.too-many", "Too many searches. Try again in a minute.", undefined, 60);

/** A page of photos for these words. Refused where no collection is configured, and after too many searches. */
export async function searchStock(
  { stock, maySearch }: Deps,
  uid: string,
  { cursor, ...wanted }: SearchStockInput,
): Promise<StockPage> {
  if (!stock) throw stockNotOffered();
  if (!(await maySearch(uid))) throw tooManySearches();
  return await stock.search({ ...wanted, page: cursor ?? 1 });
}
