import type { Documents } from "../../adapters/documents/documents.ts";
import { open } from "../../records/open.ts";
import { metricRecords } from "../../records/posts/metrics.ts";

/** Collection `metrics`, keyed by measurement. The latest measurement of each target is in `results` as well. */
export function metricStore(documents: Documents) {
  return { writes: open(documents, metricRecords).writes };
}
export type MetricStore = ReturnType<typeof metricStore>;
