import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Stored } from "../../adapters/documents/documents.ts";
import { type ExportFile, exportFileRecords } from "../content/export-files.ts";
import { open } from "../open.ts";

/** Documents that one query can name. Source: docs/platforms/firestore.md#limits. */
const NAMED = 30;
/** Files removed in one sweep; the next minute continues. Our own choice. */
const SWEPT = 50;

/** Collection `export_files`: exported files that no asset has taken over yet. */
export function exportFileStore(documents: Documents) {
  const records = open(documents, exportFileRecords);
  return {
    writes: records.writes,
    get: records.get,
    /** The user's files with these keys. */
    ofKeys: async (uid: string, keys: readonly string[]): Promise<Stored<ExportFile>[]> => {
      const ids = keys.flatMap((key) => exportFileId(key) ?? []);
      const batches = Array.from({ length: Math.ceil(ids.length / NAMED) }, (_, at) =>
        ids.slice(at * NAMED, (at + 1) * NAMED),
      );
      const find = (some: string[]) =>
        records.find({
          where: [
            ["uid", "==", uid],
            ["id", "in", some],
          ],
        });
      return (await Promise.all(batches.map(find))).flat();
    },
    /** Files exported at or before an instant, the oldest first. */
    left: (before: Instant) =>
      records.find({ where: [["createdAt", "<=", before]], orderBy: [["createdAt", "asc"]], limit: SWEPT }),
  };
}

/** The id of an exported file from its key, `exports/{creation}/{index}-{id}.{ending}`; null for other keys. */
const exportFileId = (key: string): string | null => /\/\d+-([\w-]+)\.\w+$/.exec(key)?.[1] ?? null;
