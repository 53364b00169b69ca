import type { Documents } from "../adapters/documents/documents.ts";
import { open } from "./open.ts";
import { type Result, resultRecords } from "./posts/results.ts";

/** Collection `results`, keyed by target id. */
export function resultStore(documents: Documents) {
  const results = open(documents, resultRecords);
  return {
    writes: results.writes,
    /** The latest metrics of these targets, by target id. */
    several: async (targetIds: readonly string[]): Promise<Map<string, Result>> =>
      new Map((await results.several(targetIds)).map(({ id, value }) => [id, value])),
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
