import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** The fields of a creation that tell how long its generation took. */
type TimedCreation = Pick<CreationView, "id" | "kind" | "batchId" | "state" | "revision" | "createdAt" | "lastUpdated">;

/**
 * How long one creation of a kind took in the latest batch that was generated and not edited since, in ms; null if
 * there is none.
 */
export function usualGenerationMs(creations: readonly TimedCreation[], kind: CreationView["kind"]): number | null {
  const batches = Map.groupBy(
    creations.filter((it) => it.kind === kind),
    ({ batchId, id }) => batchId ?? id,
  );
  const latest = [...batches.values()].toSorted((a, b) => (b[0]?.createdAt ?? 0) - (a[0]?.createdAt ?? 0));
  for (const batch of latest) {
    // A failed creation may have been retried later, and an edited one was saved later.
    const untouched = batch.every(({ state, revision }) => state === "draft" && revision === 0);
    const [first] = batch;
    if (!untouched || !first) continue;
    return (Math.max(...batch.map(({ lastUpdated }) => lastUpdated)) - first.createdAt) / batch.length;
  }
  return null;
}

/** `about 50 s`, `about 3 min`. */
export function aboutTime(ms: number): string {
  const seconds = Math.max(5, Math.round(ms / 5000) * 5);
  return seconds < 100
    ? m.create_about_seconds({ seconds })
    : m.create_about_minutes({ minutes: Math.round(seconds / 60) });
}
