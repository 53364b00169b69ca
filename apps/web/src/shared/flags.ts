import { type Flags, noFlags } from "@vignette/domain/flags";
import { useSyncExternalStore } from "react";
import { trpcClient } from "../trpc.ts";

// The Worker marks a document that it gave out during maintenance, so that the page need not ask first.
let current: Flags = { ...noFlags, maintenance: "maintenance" in document.documentElement.dataset };
let changes = 0;
const listeners = new Set<() => void>();

/**
 * The flags as this page knows them. Kept apart from other answers: they outlive a change of user,
 * and pushed values need no second look.
 */
export const flags = {
  set(next: Flags): void {
    current = next;
    changes++;
    for (const listener of listeners) listener();
  },
  /** Asks the Worker. A failed answer changes nothing, and neither does one that a push has overtaken. */
  async refresh(): Promise<void> {
    const before = changes;
    const answer = await trpcClient.flags.current.query().catch(() => null);
    if (answer && changes === before) flags.set(answer);
  },
};

/** The flags, and again whenever one is turned. */
export function useFlags(): Flags {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
