import type { PartSegment } from "@vignette/content";
import { segmentStore } from "../../../../shared/offline/segment-store.ts";

/** Durations in ms, by part id, of the parts whose segment is not cached yet. */
export async function partsToEncode(segments: readonly PartSegment[]): Promise<ReadonlyMap<string, number>> {
  const cached = await Promise.all(segments.map(({ key }) => segmentStore.get(key)));
  return new Map(segments.flatMap((it, at) => (cached[at] ? [] : [[it.part.id, it.durationMs] as const])));
}
