import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { applyOptimistically, refOf } from "../library/library-cache.ts";
import { type Removal, removedItems } from "./removed-items.ts";

/** Deletes assets. The deletion can be undone for ten minutes. */
export function useRemoveItems() {
  const mutation = trpc.assets.remove.useMutation();
  const restore = useRestoreItems();
  return async (items: readonly LibraryAsset[]) => {
    const refs = items.map(refOf);
    const undo = applyOptimistically(refs, () => null);
    try {
      await mutation.mutateAsync({ items: refs });
      const [first] = items;
      const title =
        items.length === 1 && first
          ? m.assets_deleted_one({ name: first.name })
          : m.assets_deleted_many({ count: items.length });
      const removal = removedItems.add(refs, title);
      notify({ title, action: { label: m.app_undo(), onPress: () => void restore(removal) } });
      invalidateLists();
    } catch (error) {
      undo();
      notify(errorNotice(error));
    }
  };
}

/** Restores deleted assets. */
export function useRestoreItems() {
  const mutation = trpc.assets.restore.useMutation();
  return async (removal: Removal) => {
    try {
      await mutation.mutateAsync({ items: [...removal.items] });
      removedItems.forget(removal);
      invalidateLists();
    } catch (error) {
      notify(errorNotice(error));
    }
  };
}

function invalidateLists(): void {
  void queryClient.invalidateQueries({ queryKey: [["assets"]] });
  void queryClient.invalidateQueries({ queryKey: [["studio"]] });
}
