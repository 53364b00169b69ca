import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { open } from "../../records/open.ts";
import { seriesRecords } from "../../records/posts/series.ts";

/** Collection `series`, keyed by series id. */
export function seriesStore(documents: Documents) {
  const series = open(documents, seriesRecords);
  return { writes: series.writes, get: (uid: string, id: string) => owned(series, uid, id, "series") };
}
export type SeriesStore = ReturnType<typeof seriesStore>;
