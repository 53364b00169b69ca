import type { ItemUse, LibraryItem } from "@vignette/domain/assets";
import { useState } from "react";
import { trpc } from "../../../trpc.ts";
import { warningOf } from "./use-item-uses.ts";
import { useRemoveItems } from "./use-remove-items.ts";

/** Deleting is safe all the same: what is needed stays until it is not. */
const noUses: Record<string, ItemUse[]> = {};

type Asked = { items: readonly LibraryItem[]; warning: string };

/** Deletes at once what is in nobody's way, and asks first about what is in use. */
export function useRemoval(projectId: string, onRemoved: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const utils = trpc.useUtils();
  const removeItems = useRemoveItems();
  const remove = (items: readonly LibraryItem[]) => {
    setAsked(null);
    onRemoved();
    void removeItems(items);
  };
  return {
    asked,
    cancel: () => setAsked(null),
    confirm: () => asked && remove(asked.items),
    async ask(items: readonly LibraryItem[]) {
      // Asked afresh: a post may have been planned on another device since.
      const uses = await utils.assets.uses.fetch({ projectId }).catch(() => noUses);
      const warning = warningOf(items.flatMap((it) => uses[it.id] ?? []));
      if (warning === null) remove(items);
      else setAsked({ items, warning });
    },
  };
}
