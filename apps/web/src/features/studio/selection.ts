import { useEffect, useSyncExternalStore } from "react";
import { observed } from "../../shared/requests/observed.ts";

/**
 * What is selected in the studio, shared by canvas, timeline and captions: a clip of the drawn scene, the captions of
 * a video, a layer added by hand, a beat, one of the files that a beat shows, or one spoken word of a beat (`index` counts from 0).
 */
export type Selection =
  | { kind: "clip"; id: string }
  | { kind: "captions" }
  | { kind: "layer"; id: string }
  | { kind: "beat"; id: string }
  | { kind: "piece"; beatId: string; index: number }
  | { kind: "word"; beatId: string; index: number };

const current = observed<Selection | null>(null);

/** Selects one thing in place of another; null selects nothing. The same thing again changes nothing. */
export function select(next: Selection | null): void {
  if (!isSame(current.get(), next)) current.set(next);
}

/** The selected thing, or null. Renders again when it changes. */
export const useSelection = (): Selection | null => useSyncExternalStore(current.subscribe, current.get);

/** Starts with nothing selected, and leaves nothing selected. For the page that shows a creation. */
export function useFreshSelection(creationId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another creation starts anew
  useEffect(() => {
    select(null);
    return () => select(null);
  }, [creationId]);
}

/** Whether two selections are the same thing. */
const isSame = (one: Selection | null, other: Selection | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
