import { startSegment } from "@vignette/composition";
import type { PartSegment, Sources } from "@vignette/content";
import { segmentStore } from "../../../../shared/offline/segment-store.ts";
import { filesFor, filesOf } from "../parts/part-media.ts";
import type { UpdateJob } from "./variant-run.ts";

/** A part as an encoded piece: the kept one, else encoded now and kept. Rejects with AbortError if stopped. */
export async function encodePart(
  segment: PartSegment,
  { media }: Sources,
  tell: UpdateJob,
  signal: AbortSignal,
): Promise<Blob> {
  const kept = await segmentStore.get(segment.key);
  if (kept) return kept;
  signal.throwIfAborted();
  const { scene, span, part } = segment;
  const progress = (share: number) => tell(({ parts }) => ({ parts: { ...parts, [part.id]: share } }));
  tell(() => ({ step: "Encoding" }));
  const job = startSegment(scene, await filesFor([scene], filesOf([segment], media)), { span, onProgress: progress });
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  const piece = await job.promise;
  tell(({ encodes, parts }) => ({ encodes: encodes + 1, parts: { ...parts, [part.id]: 1 } }));
  await segmentStore.put(segment.key, piece);
  return piece;
}
