import type { EditItemsInput, LibraryAsset } from "@vignette/domain/assets";
import { tagKey } from "@vignette/domain/assets";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { applyOptimistically, refOf, updateCachedItems } from "../library/library-cache.ts";

/** Edits names, labels and folders of assets. A change shows at once and is rolled back if the Worker refuses it. */
export function useEditItems() {
  const mutation = trpc.assets.edit.useMutation({
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
function edited(item: LibraryAsset, change: EditItemsInput["change"]): LibraryAsset {
  const { name, alt, folderId, addTags = [], removeTags = [] } = change;
  const gone = new Set(removeTags.map(tagKey));
  const tags = [...item.labels.tags, ...addTags].filter((tag, index, all) => {
    return !gone.has(tagKey(tag)) && all.findIndex((it) => tagKey(it) === tagKey(tag)) === index;
  });
  const labels = {
    alt: alt ?? item.labels.alt,
    tags,
    folderId: folderId === undefined ? item.labels.folderId : folderId,
  };
  return { ...item, name: name ?? item.name, labels };
}
