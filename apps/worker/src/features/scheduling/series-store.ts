import { Series } from "@vignette/domain/scheduling";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";

/** Collection `series`, keyed by series id. */
export function seriesStore(documents: Documents) {
  const series = documents.collection("series", Series, { timestamps: ["createdAt", "lastUpdated"] });
  return { writes: series.writes, get: (uid: string, id: string) => owned(series, uid, id, "series") };
}
export type SeriesStore = ReturnType<typeof seriesStore>;
