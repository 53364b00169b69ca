import { type ItemRef, UNDO_REMOVAL } from "@vignette/domain/assets";
import { useSyncExternalStore } from "react";
import { observed } from "../../../shared/requests/observed.ts";

/** Assets that were deleted together, and until when they can be restored, in ms since the epoch. */
export type Removal = { items: readonly ItemRef[]; title: string; until: number };

const removals = observed<readonly Removal[]>([]);

/** Deletions that can still be undone, the latest last. They are kept for ten minutes, and lost on a reload. */
export const removedItems = {
  latest: (): Removal | null => removals.get().at(-1) ?? null,
  add(items: readonly ItemRef[], title: string): Removal {
    const removal = { items, title, until: Date.now() + UNDO_REMOVAL };
    removals.set([...removals.get(), removal]);
    setTimeout(() => removedItems.forget(removal), UNDO_REMOVAL);
    return removal;
  },
  forget: (removal: Removal): void => removals.set(removals.get().filter((it) => it !== removal)),
};

/** The latest deletion that can be undone, or null. */
export function useLatestRemoval(): Removal | null {
  return useSyncExternalStore(removals.subscribe, removedItems.latest);
}
