import { type ItemRef, UNDO_REMOVAL } from "@vignette/domain/assets";
import { useSyncExternalStore } from "react";

/** Assets that were deleted together, and until when they can be restored, in ms since the epoch. */
export type Removal = { items: readonly ItemRef[]; title: string; until: number };

let removals: readonly Removal[] = [];
const listeners = new Set<() => void>();

/** Deletions that can still be undone, the latest last. They are kept for ten minutes, and lost on a reload. */
export const removedItems = {
  latest: (): Removal | null => removals.at(-1) ?? null,
  add(items: readonly ItemRef[], title: string): Removal {
    const removal = { items, title, until: Date.now() + UNDO_REMOVAL };
    publish([...removals, removal]);
    setTimeout(() => removedItems.forget(removal), UNDO_REMOVAL);
    return removal;
  },
  forget: (removal: Removal): void => publish(removals.filter((it) => it !== removal)),
};

/** The latest deletion that can be undone, or null. */
export function useLatestRemoval(): Removal | null {
  return useSyncExternalStore(subscribe, removedItems.latest);
}

function publish(next: readonly Removal[]): void {
  removals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
