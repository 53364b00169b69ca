import type { ItemRef, LibraryAsset } from "@vignette/domain/assets";
import { queryClient } from "../../../trpc.ts";

type Pages = { pages: { items: LibraryAsset[]; next: unknown }[]; pageParams: unknown[] };
const everyPage = { queryKey: [["assets", "page"]] };

/** The reference to an asset: its origin and its id. */
export const refOf = ({ origin, id }: ItemRef): ItemRef => ({ origin, id });
/** Whether two references name the same asset. Ids alone may collide between origins. */
export const isSameItem = (a: ItemRef, b: ItemRef): boolean => a.id === b.id && a.origin === b.origin;

/** Updates assets in all cached pages of the library. */
export function updateCachedItems(items: readonly LibraryAsset[]): void {
  changePages((all) => all.map((it) => items.find((item) => isSameItem(item, it)) ?? it));
}

/** Changes or removes (null) assets in all cached pages. Returns a function that rolls the change back. */
export function applyOptimistically(
  refs: readonly ItemRef[],
  change: (item: LibraryAsset) => LibraryAsset | null,
): () => void {
  const before = queryClient.getQueriesData<Pages>(everyPage);
  changePages((all) => all.flatMap((it) => (refs.some((ref) => isSameItem(ref, it)) ? (change(it) ?? []) : it)));
  return () => {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
  };
}

function changePages(change: (items: LibraryAsset[]) => LibraryAsset[]): void {
  queryClient.setQueriesData<Pages>(everyPage, (before) => {
    return before && { ...before, pages: before.pages.map((page) => ({ ...page, items: change(page.items) })) };
  });
}
