import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { open } from "../../../records/open.ts";
import { recyclingRecords } from "../../../records/posts/recyclings.ts";

/** Collection `recyclings`, keyed by project id. */
export function recyclingStore(documents: Documents) {
  const recyclings = open(documents, recyclingRecords);
  return {
    writes: recyclings.writes,
    get: recyclings.get,
    patch: recyclings.patch,
    /**
     * Projects that are due, those that have waited longest first. Across all users: for the sweep, never for a
     * request.
     */
    due: (now: Instant, limit: number) =>
      recyclings.find({ where: [["planAt", "<=", now]], orderBy: [["planAt", "asc"]], limit }),
  };
}
export type RecyclingStore = ReturnType<typeof recyclingStore>;
