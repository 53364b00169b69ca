import { type EditItemsInput, editedLabels, type LibraryAsset } from "@vignette/domain/assets";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { applyOptimistically, refOf, updateCachedItems } from "../library/library-cache.ts";

/** Changes of assets are sent one after the other: the Worker refuses one that overtakes another of the same asset. */
export const EDITS = { id: "assets.edit" };

/** Edits names, labels and folders of assets. A change shows at once and is rolled back if the Worker refuses it. */
export function useEditItems() {
  const mutation = trpc.assets.edit.useMutation({
    scope: EDITS,
    onMutate: ({ items, change }) => applyOptimistically(items, (item) => edited(item, change)),
    onError: (error, _input, undo) => {
      undo?.();
      notify(errorNotice(error));
    },
    onSuccess: (items) => {
      updateCachedItems(items as LibraryAsset[]);
      void queryClient.invalidateQueries({ queryKey: [["assets", "folders"]] });
      void queryClient.invalidateQueries({ queryKey: [["assets", "page"]], refetchType: "inactive" });
    },
  });
  return (items: readonly LibraryAsset[], change: EditItemsInput["change"]) =>
    mutation.mutate({ items: items.map(refOf), change });
}

/** An asset with a change applied. */
const edited = (item: LibraryAsset, change: EditItemsInput["change"]): LibraryAsset => ({
  ...item,
  name: change.name ?? item.name,
  labels: editedLabels(item.labels, change),
});
