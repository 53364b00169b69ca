import { type Flags, laterFlags, type ReadFlags, unreadFlags } from "@vignette/domain/flags";
import { useSyncExternalStore } from "react";
import { trpcClient } from "../../trpc.ts";
import { observed } from "../requests/observed.ts";

// The Worker marks documents that it serves during maintenance, so that the page need not fetch the flags first.
const current = observed<ReadFlags>({
  ...unreadFlags,
  maintenance: "maintenance" in document.documentElement.dataset,
});
const known = observed(false);

/**
 * The flags as known to this page. Not part of the query cache: they outlive a change of user, and pushed values need
 * no refetch.
 */
export const flags = {
  /** Flags that were read before those that the page knows change nothing. */
  set(next: ReadFlags): void {
    current.set(laterFlags(current.get(), next));
    known.set(true);
  },
  /** Fetches the flags. A failed request changes nothing. */
  async refresh(): Promise<void> {
    const answer = await trpcClient.flags.current.query().catch(() => null);
    if (answer) flags.set(answer);
    known.set(true);
  },
};

/** The flags; renders again when one changes. */
export function useFlags(): Flags {
  return useSyncExternalStore(current.subscribe, current.get);
}

/** Whether the Worker has told the flags to this page, or could not be asked. Before that, a flag that is off may be on. */
export function useFlagsKnown(): boolean {
  return useSyncExternalStore(known.subscribe, known.get);
}
