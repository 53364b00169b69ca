import { MetricValues } from "@vignette/domain/analytics";
import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";

/** The latest numbers of one target. The readings before it lie in `metrics`; this answers for posts of any age at once. */
const Result = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  postId: z.string(),
  accountId: z.string(),
  values: MetricValues,
  createdAt: Instant,
});
export type Result = z.infer<typeof Result>;

/** Collection `results`, keyed by target id. */
export function resultStore(documents: Documents) {
  const results = documents.collection("results", Result, { timestamps: ["createdAt"] });
  return {
    writes: results.writes,
    /** By target id. */
    async ofAccount(uid: string, accountId: string): Promise<Map<string, Result>> {
      const found = await results.find({
        where: [
          ["uid", "==", uid],
          ["accountId", "==", accountId],
        ],
      });
      return new Map(found.map(({ id, value }) => [id, value]));
    },
  };
}
export type ResultStore = ReturnType<typeof resultStore>;
