import type { ItemUse, LibraryAsset } from "@vignette/domain/assets";
import { useState } from "react";
import { trpc } from "../../../trpc.ts";
import { warningOf } from "./use-item-uses.ts";
import { useRemoveItems } from "./use-remove-items.ts";

/** Without an answer there is no warning. That is safe: the Worker keeps files for as long as a post needs them. */
const noUses: Record<string, ItemUse[]> = {};

type ToConfirm = { items: readonly LibraryAsset[]; warning: string };

/** Deletes assets at once, or asks first if they are in use. */
export function useRemoval(projectId: string, onRemoved: () => void) {
  const [toConfirm, setToConfirm] = useState<ToConfirm | null>(null);
  const utils = trpc.useUtils();
  const removeItems = useRemoveItems();
  const remove = (items: readonly LibraryAsset[]) => {
    setToConfirm(null);
    onRemoved();
    void removeItems(items);
  };
  return {
    toConfirm,
    cancel: () => setToConfirm(null),
    confirm: () => toConfirm && remove(toConfirm.items),
    async ask(items: readonly LibraryAsset[]) {
      // Fetched again: a post may have been scheduled on another device meanwhile.
      const uses = await utils.assets.uses.fetch({ projectId }).catch(() => noUses);
      const warning = warningOf(items.flatMap((it) => uses[it.id] ?? []));
      if (warning === null) remove(items);
      else setToConfirm({ items, warning });
    },
  };
}
