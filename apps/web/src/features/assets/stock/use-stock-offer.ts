import { type Outputs, trpc } from "../../../trpc.ts";

/** The collection of stock photos. */
export type StockProvider = NonNullable<Outputs["assets"]["stockOffer"]>;

/** The collection that stock photos come from; null while that is not known, and where none is configured. */
export function useStockOffer(enabled = true): StockProvider | null {
  const { data } = trpc.assets.stockOffer.useQuery(undefined, { enabled, staleTime: Number.POSITIVE_INFINITY });
  return data ?? null;
}
