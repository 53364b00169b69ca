import type { MetricSnapshot } from "@vignette/domain/analytics";
import type { Documents } from "../../adapters/documents/documents.ts";
import { open } from "../../records/open.ts";
import { metricRecords } from "../../records/posts/metrics.ts";

/** Maximum number of measurements read for a project's latest metrics. */
const READ_BACK = 1000;

/** Collection `metrics`, keyed by measurement. Needs the composite index uid + projectId + createdAt (descending). */
export function metricStore(documents: Documents) {
  const metrics = open(documents, metricRecords);
  return {
    writes: metrics.writes,
    /** The latest measurement of each target, by target id. */
    async latest(uid: string, projectId: string): Promise<Map<string, MetricSnapshot>> {
      const found = await metrics.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "desc"]],
        limit: READ_BACK,
      });
      const latest = new Map<string, MetricSnapshot>();
      for (const { value } of found) if (!latest.has(value.targetId)) latest.set(value.targetId, value);
      return latest;
    },
  };
}
export type MetricStore = ReturnType<typeof metricStore>;
