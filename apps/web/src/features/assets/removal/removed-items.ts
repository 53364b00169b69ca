import { type ItemRef, UNDO_REMOVAL } from "@vignette/domain/assets";
import { useSyncExternalStore } from "react";

/** What was deleted together, and until when it can be had back. */
export type Removal = { items: readonly ItemRef[]; title: string; until: number };

let removals: readonly Removal[] = [];
const listeners = new Set<() => void>();

/** What can still be had back, the latest last. It stays as long as the page, ten minutes at most. */
export const removedItems = {
  latest: (): Removal | null => removals.at(-1) ?? null,
  add(items: readonly ItemRef[], title: string): Removal {
    const removal = { items, title, until: Date.now() + UNDO_REMOVAL };
    tell([...removals, removal]);
    setTimeout(() => removedItems.forget(removal), UNDO_REMOVAL);
    return removal;
  },
  forget: (removal: Removal): void => tell(removals.filter((it) => it !== removal)),
};

export function useLatestRemoval(): Removal | null {
  return useSyncExternalStore(subscribe, removedItems.latest);
}

function tell(next: readonly Removal[]): void {
  removals = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
