import { type PartSegment, partSegment, type Sources } from "@vignette/content";
import { partsIn } from "@vignette/domain/studio";
import { queryClient, refusalOf } from "../../../../trpc.ts";
import { encodePart } from "./encode-part.ts";
import { partsToEncode } from "./parts-to-encode.ts";
import { renderVariant } from "./render-variant.ts";
import { runPace } from "./run-pace.ts";
import { type Spoken, speakParts } from "./speak-parts.ts";
import { variantFailure } from "./variant-failure.ts";
import {
  type CellState,
  cellsIn,
  estimatedMs,
  newJob,
  progressOf,
  type VariantJob,
  type Workload,
} from "./variant-job.ts";
import type { UpdateJob, VariantRun } from "./variant-run.ts";

/**
 * Has voices recorded, encodes each part once, and joins, sends and finishes each combination as soon as its parts are
 * there. What fails spares the others; over the plan's limit, or stopped, nothing more is tried. Never throws.
 */
export async function runVariants(run: VariantRun, put: (job: VariantJob) => void, signal: AbortSignal): Promise<void> {
  const { tell, begin, learn } = jobReporter(run, put);
  const parts = partsIn(run.cells);
  const spoken = await speakParts(run, parts, tell, signal);
  const sources = { ...run.sources, media: spoken.media };
  const byId = new Map(parts.flatMap((part) => entry(partSegment(part, sources))));
  begin(await partsToEncode([...byId.values()]));
  const pieceOf = onceEach((segment) => encodePart(segment, sources, tell, signal));
  const stopped = await madeAll({ run, spoken, byId, sources, pieceOf, tell, signal });
  tell(({ startedAt }) => ({ status: "ended", step: "", stopped, tookMs: Date.now() - startedAt }));
  learn();
  for (const router of ["studio", "assets", "usage"]) void queryClient.invalidateQueries({ queryKey: [[router]] });
}

const entry = (segment: PartSegment | null) => (segment ? [[segment.part.id, segment] as const] : []);

/**
 * Tells of a run as it goes; its progress never runs backwards. `begin` says what there is to encode; `learn` remembers how
 * long it took if all was made.
 */
function jobReporter(run: VariantRun, put: (job: VariantJob) => void) {
  let workload: Workload = { parts: new Map(), cells: run.cells.map(({ key }) => key) };
  let job = newJob(workload, Date.now());
  const tell: UpdateJob = (change) => {
    const next = { ...job, ...change(job) };
    job = { ...next, progress: Math.max(job.progress, Math.min(1, progressOf(next, workload))) };
    put(job);
  };
  const begin = (parts: Workload["parts"]) => {
    workload = { ...workload, parts };
    tell(() => ({ parts: Object.fromEntries([...parts.keys()].map((id) => [id, 0])) }));
  };
  const learn = () => {
    if (cellsIn(job, "done").length === workload.cells.length) runPace.write(job.tookMs, estimatedMs(workload));
  };
  tell(() => ({}));
  return { tell, begin, learn };
}

/** Two combinations never wait for two encodes of one part. */
function onceEach(encode: (segment: PartSegment) => Promise<Blob>) {
  const pieces = new Map<string, Promise<Blob>>();
  return (segment: PartSegment): Promise<Blob> => {
    const piece = pieces.get(segment.key) ?? encode(segment);
    pieces.set(segment.key, piece);
    return piece;
  };
}

type Work = {
  run: VariantRun;
  spoken: Spoken;
  byId: ReadonlyMap<string, PartSegment>;
  sources: Sources;
  pieceOf: (segment: PartSegment) => Promise<Blob>;
  tell: UpdateJob;
  signal: AbortSignal;
};

/** Why the rest was not tried; null if all was. */
async function madeAll({ run, spoken, tell, signal, ...work }: Work): Promise<string | null> {
  for (const cell of run.cells) {
    if (signal.aborted) break;
    const set = (state: CellState) => tell(({ cells }) => ({ cells: { ...cells, [cell.key]: state } }));
    try {
      const silent = spoken.failed.find(({ part }) => part === cell.hook || part === cell.ending);
      if (silent) throw silent.error;
      set({ state: "done", assetId: await renderVariant({ ...work, id: run.set.id, cell, set, signal }) });
    } catch (error) {
      if (signal.aborted) set({ state: "waiting" });
      else set({ state: "failed", message: variantFailure(error) });
      if (refusalOf(error)?.startsWith("usage.over-")) return variantFailure(error);
    }
  }
  return signal.aborted ? "Cancelled. What was finished is in Assets." : null;
}
