import { Instant } from "@vignette/domain/kernel";
import { BroughtBack, RecycleRule } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../../adapters/documents/documents.ts";

/** The rule of a project, and what came of it. Whoever plans must change this document from the version that was read. */
const Recycling = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  rule: RecycleRule,
  brought: z.array(BroughtBack),
  /** When it plans by itself next; null while it is off. */
  planAt: z.nullable(Instant),
  lastUpdated: Instant,
});
export type Recycling = z.infer<typeof Recycling>;

/** Collection `recyclings`, keyed by project id. */
export function recyclingStore(documents: Documents) {
  const recyclings = documents.collection("recyclings", Recycling, { timestamps: ["planAt", "lastUpdated"] });
  return {
    writes: recyclings.writes,
    get: recyclings.get,
    patch: recyclings.patch,
    /** Whose turn it is, the longest waiting first. Whoever they belong to: for the sweep, never for a request. */
    due: (now: Instant, limit: number) =>
      recyclings.find({ where: [["planAt", "<=", now]], orderBy: [["planAt", "asc"]], limit }),
  };
}
export type RecyclingStore = ReturnType<typeof recyclingStore>;
