import { useSyncExternalStore } from "react";
import { observed } from "../../../../shared/requests/observed.ts";
import { select } from "../../selection.ts";

/** A layer that focus is to go to: into its words where it `writes`, otherwise onto its frame. */
type Arrival = { id: string; writes: boolean };

const awaited = observed<Arrival | null>(null);

/** Selects a layer, and moves focus to it once the stage shows it. */
export function goToLayer(id: string, { writes }: Pick<Arrival, "writes">): void {
  select({ kind: "layer", id });
  awaited.set({ id, writes });
}

/** The layer that focus is to go to; null if none is awaited. */
export const useArrival = (): Arrival | null => useSyncExternalStore(awaited.subscribe, awaited.get);

/** Focus is there. */
export const arrived = (): void => awaited.set(null);
