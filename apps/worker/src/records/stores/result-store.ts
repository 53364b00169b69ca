import type { Documents, Stored, Version, Write } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { type Result, resultRecords } from "../posts/results.ts";

/** Results that what did best is chosen from: those of a year of daily posts. Our own choice. */
const NEWEST = 400;

/** Collection `results`, keyed by target id. */
export function resultStore(documents: Documents) {
  const results = open(documents, resultRecords);
  return {
    writes: {
      /** Stores the latest metrics of a target; `version` null if it has none yet. Fails if another writer was faster. */
      keep: (value: Result, version: Version | null): Write =>
        version === null ? results.writes.create(value.id, value) : results.writes.put(value.id, value, version),
    },
    /** The latest metrics of these targets, by target id. */
    several: async (targetIds: readonly string[]): Promise<Map<string, Stored<Result>>> =>
      new Map((await results.several(targetIds)).map((it) => [it.id, it])),
    /** Those of a project's newest posts, newest first. */
    async newestOf(uid: string, projectId: string, limit = NEWEST): Promise<Result[]> {
      const found = await results.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["publishedAt", "desc"]],
        limit,
      });
      return found.map(({ value }) => value);
    },
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
