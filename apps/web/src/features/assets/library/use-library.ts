import type { LibraryAsset, LibraryFilter } from "@vignette/domain/assets";
import { trpc } from "../../../trpc.ts";

/** The assets that match a filter, page by page. The previous result stays until the next one arrives. */
export function useLibrary(projectId: string, filter: LibraryFilter) {
  const pages = trpc.assets.page.useInfiniteQuery(
    { projectId, filter },
    { getNextPageParam: (page) => page.next, placeholderData: (before) => before },
  );
  const items: LibraryAsset[] | null = pages.data?.pages.flatMap((page) => page.items) ?? null;
  return { pages, items };
}
