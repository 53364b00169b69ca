import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { timeLeft } from "../export/time-left.ts";

/** The creations of a project in the groups that the page shows. */
export type BatchGroups = {
  /** The latest batch, in the order of its cells. */
  latest: CreationView[];
  /** All earlier creations, newest first. */
  earlier: CreationView[];
  /** Rejected creations, the latest first. */
  rejected: CreationView[];
};

/** Groups creations by the latest batch, earlier ones, and rejected ones. */
export function groupByBatch(creations: readonly CreationView[]): BatchGroups {
  const shown = creations.filter(({ rejectedAt }) => rejectedAt === null);
  const newest = creations.toSorted((a, b) => b.createdAt - a.createdAt)[0];
  const batchId = newest?.batchId ?? null;
  const inLatest = (it: CreationView) => batchId !== null && it.batchId === batchId;
  return {
    latest: shown.filter(inLatest).toSorted((a, b) => placeIn(a) - placeIn(b)),
    earlier: shown.filter((it) => !inLatest(it)),
    rejected: creations
      .filter(({ rejectedAt }) => rejectedAt !== null)
      .toSorted((a, b) => (b.rejectedAt ?? 0) - (a.rejectedAt ?? 0)),
  };
}

/** `3 of 12 ready · about 30 s left`; null once the batch is complete. `now` is in ms. */
export function sheetProgress(latest: readonly CreationView[], now: number): string | null {
  const done = latest.filter(({ state }) => state !== "generating").length;
  if (done === latest.length) return null;
  const sum = latest.reduce((total, { state, progress }) => total + (state === "generating" ? progress : 1), 0);
  const startedAt = Math.min(...latest.map(({ createdAt }) => createdAt));
  const left = timeLeft(sum / latest.length, now - startedAt);
  const ready = m.studio_ready_progress({ done, of: latest.length });
  return left ? `${ready} · ${left}` : ready;
}

/** Whether a creation can be exported: it has a script, and no generation is running. */
export const isReady = ({ state, script }: Pick<CreationView, "state" | "script">): boolean =>
  script !== null && (state === "draft" || state === "ready");

/** The last part of an id is its index in the batch. */
const placeIn = ({ id }: CreationView) => Number(id.slice(id.lastIndexOf("-") + 1));
