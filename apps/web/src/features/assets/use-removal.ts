import type { ItemUse, LibraryItem } from "@vignette/domain/assets";
import { useState } from "react";
import { useRemoveItems } from "./use-remove-items.ts";
import { warningOf } from "./use-uses.ts";

type Asked = { items: readonly LibraryItem[]; warning: string };

/** Deletes at once what is in nobody's way, and asks first about what is in use. */
export function useRemoval(usesOf: ((id: string) => readonly ItemUse[]) | null, onRemoved: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
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
    ask(items: readonly LibraryItem[]) {
      const warning = warningOf(items.flatMap((it) => usesOf?.(it.id) ?? []));
      if (warning === null) remove(items);
      else setAsked({ items, warning });
    },
  };
}
