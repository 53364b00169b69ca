import { JoinError, startJoin } from "@vignette/composition";
import { type JoinedCell, joinedCell, type PartSegment, type Sources } from "@vignette/content";
import type { VariantCell } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { segmentStore } from "../../../../shared/offline/segment-store.ts";
import { queryClient, trpcClient } from "../../../../trpc.ts";
import { uploadFile } from "../../export/upload-file.ts";
import { filesOf, partFilesFor } from "../parts/part-media.ts";
import { CellError, joinTrouble } from "./variant-failure.ts";
import type { CellState } from "./variant-job.ts";

type VariantWork = {
  id: string;
  cell: VariantCell;
  byId: ReadonlyMap<string, PartSegment>;
  sources: Sources;
  encodedSegment: (segment: PartSegment) => Promise<Blob>;
  set: (state: CellState) => void;
  signal: AbortSignal;
};

/**
 * Joins one combination, uploads it and creates its asset. Resolves to the id of the asset. Rejects with CellError if
 * the combination cannot be rendered.
 */
export async function renderVariant(work: VariantWork): Promise<string> {
  const { id, cell, byId, set, signal } = work;
  const joined = joinedCell(cell, byId);
  if (!joined) throw new CellError(m.variants_part_gone());
  if (joined.trouble !== null) throw new CellError(joinTrouble(joined.trouble));
  const file = await joinedFile(joined, work);
  signal.throwIfAborted();
  const url = `/api/exports/${encodeURIComponent(id)}/0`;
  const onProgress = (part: number) =>
    set({ state: "running", step: m.variants_sending(), progress: 0.5 + part * 0.4 });
  const key = await uploadFile({ url, blob: file, onProgress, signal });
  set({ state: "running", step: m.variants_checking(), progress: 0.95 });
  const { width, height } = joined.sound;
  const claimed = { key, type: "video/mp4", width, height, durationMs: joined.durationMs, platform: null } as const;
  const asset = await trpcClient.studio.finishVariant.mutate(
    { id, cell: cell.key, stamp: joined.stamp, files: [claimed] },
    { signal },
  );
  void queryClient.invalidateQueries({ queryKey: [["studio", "variants"]] });
  return asset.id;
}

async function joinedFile(joined: JoinedCell, { sources, encodedSegment, set, signal }: VariantWork): Promise<Blob> {
  const files: Blob[] = [];
  for (const segment of joined.segments) files.push(await encodedSegment(segment));
  signal.throwIfAborted();
  set({ state: "running", step: m.variants_joining(), progress: 0.1 });
  const media = await partFilesFor([joined.sound], filesOf(joined.segments, sources.media));
  const job = startJoin(files, joined.sound, media);
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  try {
    return await job.promise;
  } catch (error) {
    // A cached segment of another encoder version has other settings and cannot be joined. The segments are dropped,
    // and encoded again on the next run.
    if (error instanceof JoinError) await segmentStore.forget(joined.segments.map(({ key }) => key));
    throw error;
  }
}
