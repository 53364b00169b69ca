import type { LibraryFilter, LibraryItem } from "@vignette/domain/assets";
import { trpc } from "../../../trpc.ts";

/** The items that fit a filter, page by page. While the next answer is on its way, the last one stays. */
export function useLibrary(projectId: string, filter: LibraryFilter) {
  const pages = trpc.assets.page.useInfiniteQuery(
    { projectId, filter },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  const items: LibraryItem[] | null = pages.data?.pages.flatMap((page) => page.items) ?? null;
  return { pages, items };
}
