/** How far one video of a run is. */
export type CellState =
  | { state: "waiting" }
  | { state: "running"; step: string; progress: number }
  | { state: "failed"; message: string }
  | { state: "done"; assetId: string };

/** A run: some combinations of a creation, made one after the other. */
export type VariantJob = {
  status: "running" | "ended";
  startedAt: number;
  /** 0 to 1, over everything. */
  progress: number;
  step: string;
  /** How far each part is encoded, by its id, 0 to 1. */
  parts: Readonly<Record<string, number>>;
  cells: Readonly<Record<string, CellState>>;
  /** How many pieces were really encoded; those that were kept from before are not. */
  encodes: number;
  tookMs: number;
  /** Why the rest was not tried; null if all was. */
  stopped: string | null;
};

/** What a run has to do, in milliseconds of work as far as anybody can tell before. */
export type Workload = { parts: ReadonlyMap<string, number>; cells: readonly string[] };

/** Encoding takes about so much of the time a piece lasts, and joining, sending and checking a video so long. Measured. */
const ENCODE_SHARE = 0.45;
const CELL_MS = 2200;

export const newJob = (workload: Workload, startedAt: number): VariantJob => ({
  status: "running",
  startedAt,
  progress: 0,
  step: "Getting ready",
  parts: Object.fromEntries([...workload.parts.keys()].map((id) => [id, 0])),
  cells: Object.fromEntries(workload.cells.map((key) => [key, { state: "waiting" }])),
  encodes: 0,
  tookMs: 0,
  stopped: null,
});

/** How long it will take, in ms. `parts` says how long each piece that is still to be encoded lasts. */
export const estimatedMs = ({ parts, cells }: Workload): number =>
  [...parts.values()].reduce((sum, ms) => sum + ms * ENCODE_SHARE, 0) + cells.length * CELL_MS;

/** The share of a run that is done: a video that failed is as done as one that is there. */
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

/** The keys of a run in a state. */
export const cellsIn = (job: VariantJob, state: CellState["state"]): string[] =>
  Object.entries(job.cells).flatMap(([key, cell]) => (cell.state === state ? [key] : []));
