import { type PartSegment, partSegment, type Sources } from "@vignette/content";
import { partsIn } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
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
 * Records voices, encodes each part once, and joins and uploads each combination as soon as its parts are encoded. A
 * failure does not stop the others. The run ends early when it is aborted or the plan's limit is reached. Never throws.
 */
export async function runVariants(run: VariantRun, put: (job: VariantJob) => void, signal: AbortSignal): Promise<void> {
  const { updateJob, setParts, rememberPace } = jobReporter(run, put);
  const parts = partsIn(run.cells);
  const spoken = await speakParts(run, parts, updateJob, signal);
  const sources = { ...run.sources, media: spoken.media };
  const byId = new Map(parts.flatMap((part) => entry(partSegment(part, sources))));
  setParts(await partsToEncode([...byId.values()]));
  const encodedSegment = onceEach((segment) => encodePart(segment, sources, updateJob, signal));
  const stopped = await renderAll({ run, spoken, byId, sources, encodedSegment, updateJob, signal });
  updateJob(({ startedAt }) => ({ status: "ended", step: "", stopped, tookMs: Date.now() - startedAt }));
  rememberPace();
  for (const router of ["studio", "assets", "usage"]) void queryClient.invalidateQueries({ queryKey: [[router]] });
}

const entry = (segment: PartSegment | null) => (segment ? [[segment.part.id, segment] as const] : []);

/**
 * Publishes the state of a run. Its progress never decreases. `setParts` sets what has to be encoded; `rememberPace`
 * stores how long a complete run took.
 */
function jobReporter(run: VariantRun, put: (job: VariantJob) => void) {
  let workload: Workload = { parts: new Map(), cells: run.cells.map(({ key }) => key) };
  let job = newJob(workload, Date.now());
  const updateJob: UpdateJob = (change) => {
    const next = { ...job, ...change(job) };
    job = { ...next, progress: Math.max(job.progress, Math.min(1, progressOf(next, workload))) };
    put(job);
  };
  const setParts = (parts: Workload["parts"]) => {
    workload = { ...workload, parts };
    updateJob(() => ({ parts: Object.fromEntries([...parts.keys()].map((id) => [id, 0])) }));
  };
  const rememberPace = () => {
    if (cellsIn(job, "done").length === workload.cells.length) runPace.write(job.tookMs, estimatedMs(workload));
  };
  updateJob(() => ({}));
  return { updateJob, setParts, rememberPace };
}

/** Combinations that share a part share its encoding. */
function onceEach(encode: (segment: PartSegment) => Promise<Blob>) {
  const segments = new Map<string, Promise<Blob>>();
  return (segment: PartSegment): Promise<Blob> => {
    const file = segments.get(segment.key) ?? encode(segment);
    segments.set(segment.key, file);
    return file;
  };
}

type Work = {
  run: VariantRun;
  spoken: Spoken;
  byId: ReadonlyMap<string, PartSegment>;
  sources: Sources;
  encodedSegment: (segment: PartSegment) => Promise<Blob>;
  updateJob: UpdateJob;
  signal: AbortSignal;
};

/** Renders the combinations in order. Resolves to the reason why the rest was not tried; null if all were. */
async function renderAll({ run, spoken, updateJob, signal, ...work }: Work): Promise<string | null> {
  for (const cell of run.cells) {
    if (signal.aborted) break;
    const set = (state: CellState) => updateJob(({ cells }) => ({ cells: { ...cells, [cell.key]: state } }));
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
  return signal.aborted ? m.variants_canceled() : null;
}
