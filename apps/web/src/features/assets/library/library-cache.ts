import type { ItemRef, LibraryItem } from "@vignette/domain/assets";
import { queryClient } from "../../../trpc.ts";

type Pages = { pages: { items: LibraryItem[]; next: unknown }[]; pageParams: unknown[] };
const everyPage = { queryKey: [["assets", "page"]] };

export const refOf = ({ origin, id }: ItemRef): ItemRef => ({ origin, id });
export const isSameItem = (a: ItemRef, b: ItemRef): boolean => a.id === b.id && a.origin === b.origin;

/** Puts items as they are now into every list that shows them. */
export function updateCachedItems(items: readonly LibraryItem[]): void {
  changePages((all) => all.map((it) => items.find((item) => isSameItem(item, it)) ?? it));
}

/** Shows a change before the Worker has said yes, and gives back the way to how it was. */
export function applyOptimistically(
  refs: readonly ItemRef[],
  change: (item: LibraryItem) => LibraryItem | null,
): () => void {
  const before = queryClient.getQueriesData<Pages>(everyPage);
  changePages((all) => all.flatMap((it) => (refs.some((ref) => isSameItem(ref, it)) ? (change(it) ?? []) : it)));
  return () => {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
  };
}

function changePages(change: (items: LibraryItem[]) => LibraryItem[]): void {
  queryClient.setQueriesData<Pages>(everyPage, (before) => {
    return before && { ...before, pages: before.pages.map((page) => ({ ...page, items: change(page.items) })) };
  });
}
