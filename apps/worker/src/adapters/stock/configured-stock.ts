import { pexelsPhotos } from "./pexels-photos.ts";
import type { StockPhotos } from "./stock-photos.ts";

/** The configuration of stock photos. */
export type StockEnv = {
  /** Searches Pexels and downloads from it; without it stock photos are not offered. */
  PEXELS_API_KEY?: string;
};

type Deps = { fetch: typeof globalThis.fetch; cache: Pick<Cache, "match" | "put"> };

/** The collection that an environment has chosen; null if it has none. Source: ADR 85. */
export const configuredStock = ({ PEXELS_API_KEY: apiKey }: StockEnv, deps: Deps): StockPhotos | null =>
  apiKey ? pexelsPhotos({ ...deps, apiKey }) : null;
