import { startSegment } from "@vignette/composition";
import type { PartSegment, Sources } from "@vignette/content";
import { m } from "@vignette/messages";
import { segmentStore } from "../../../../shared/offline/segment-store.ts";
import { filesOf, partFilesFor } from "../parts/part-media.ts";
import type { UpdateJob } from "./variant-run.ts";

/**
 * A part as an encoded segment, from this browser's cache or encoded now and cached. Rejects with AbortError if
 * stopped.
 */
export async function encodePart(
  segment: PartSegment,
  { media }: Sources,
  updateJob: UpdateJob,
  signal: AbortSignal,
): Promise<Blob> {
  const cached = await segmentStore.get(segment.key);
  if (cached) return cached;
  signal.throwIfAborted();
  const { scene, span, part } = segment;
  const progress = (share: number) => updateJob(({ parts }) => ({ parts: { ...parts, [part.id]: share } }));
  updateJob(() => ({ step: m.variants_encoding() }));
  const job = startSegment(scene, await partFilesFor([scene], filesOf([segment], media)), {
    span,
    onProgress: progress,
  });
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  const file = await job.promise;
  updateJob(({ encodes, parts }) => ({ encodes: encodes + 1, parts: { ...parts, [part.id]: 1 } }));
  await segmentStore.put(segment.key, file);
  return file;
}
