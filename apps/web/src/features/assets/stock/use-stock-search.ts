import { useInfiniteQuery } from "@tanstack/react-query";
import type { SearchStockInput } from "@vignette/domain/assets";
import { trpcClient } from "../../../trpc.ts";

/**
 * The photos of a search, page by page; nothing without words. It has a key of its own: a change of the project's assets
 * must not repeat the search, because searches are limited.
 */
export function useStockSearch(wanted: Omit<SearchStockInput, "cursor">) {
  return useInfiniteQuery({
    queryKey: ["stock-search", wanted],
    queryFn: ({ pageParam, signal }) =>
      trpcClient.assets.searchStock.query({ ...wanted, cursor: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    enabled: wanted.words !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
