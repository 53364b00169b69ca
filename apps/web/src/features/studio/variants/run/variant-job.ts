import { m } from "@vignette/messages";
/** The state of one combination in a run. */
export type CellState =
  | { state: "waiting" }
  | { state: "running"; step: string; progress: number }
  | { state: "failed"; message: string }
  | { state: "done"; assetId: string };

/** A run: the combinations of a creation that are rendered, one after the other. */
export type VariantJob = {
  status: "running" | "ended";
  startedAt: number;
  /** Of the whole run, from 0 to 1. */
  progress: number;
  step: string;
  /** Progress of encoding by part id, 0 to 1. */
  parts: Readonly<Record<string, number>>;
  cells: Readonly<Record<string, CellState>>;
  /** Number of segments encoded in this run. Cached ones do not count. */
  encodes: number;
  tookMs: number;
  /** Why the rest was not tried; null if all were. */
  stopped: string | null;
};

/** The work of a run: the durations in ms of the parts to encode, by part id, and the keys of the combinations. */
export type Workload = { parts: ReadonlyMap<string, number>; cells: readonly string[] };

/**
 * Encoding takes this share of a part's duration; joining, uploading and checking one video takes this many ms.
 * Measured.
 */
const ENCODE_SHARE = 0.45;
const CELL_MS = 2200;

/** A run that has just started. `startedAt` is in ms since the epoch. */
export const newJob = (workload: Workload, startedAt: number): VariantJob => ({
  status: "running",
  startedAt,
  progress: 0,
  step: m.variants_getting_ready(),
  parts: Object.fromEntries([...workload.parts.keys()].map((id) => [id, 0])),
  cells: Object.fromEntries(workload.cells.map((key) => [key, { state: "waiting" }])),
  encodes: 0,
  tookMs: 0,
  stopped: null,
});

/** The estimated duration of a run, in ms. */
export const estimatedMs = ({ parts, cells }: Workload): number =>
  [...parts.values()].reduce((sum, ms) => sum + ms * ENCODE_SHARE, 0) + cells.length * CELL_MS;

/** The progress of a run, from 0 to 1. A failed combination counts as done. */
export function progressOf(job: VariantJob, workload: Workload): number {
  const encoded = [...workload.parts].reduce((sum, [id, ms]) => sum + ms * ENCODE_SHARE * (job.parts[id] ?? 0), 0);
  const joined = workload.cells.reduce((sum, key) => sum + CELL_MS * shareOf(job.cells[key]), 0);
  const total = estimatedMs(workload);
  return total === 0 ? 1 : (encoded + joined) / total;
}

function shareOf(cell: CellState | undefined): number {
  if (!cell || cell.state === "waiting") return 0;
  return cell.state === "running" ? cell.progress : 1;
}

/** The keys of the combinations in a state. */
export const cellsIn = (job: VariantJob, state: CellState["state"]): string[] =>
  Object.entries(job.cells).flatMap(([key, cell]) => (cell.state === state ? [key] : []));
