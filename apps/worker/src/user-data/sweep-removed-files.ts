import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../adapters/documents/documents.ts";
import type { Files } from "../adapters/files/files.ts";
import { removedFileRecords } from "../records/content/removed-files.ts";
import { open } from "../records/open.ts";

/** Documents per sweep; the next minute continues. Our own choice. */
const SWEPT = 20;

/**
 * Removes what jobs stored after the documents that owned their files were gone. The record is removed last, so that
 * nothing is forgotten.
 */
export async function sweepRemovedFiles(deps: { documents: Documents; files: Files; now: Instant }): Promise<void> {
  const removed = open(deps.documents, removedFileRecords);
  const due = { where: [["removeAt", "<=", deps.now] as const], orderBy: [["removeAt", "asc"] as const], limit: SWEPT };
  for (const { id, value } of await removed.find(due)) {
    for (const prefix of value.prefixes) await deps.files.removeFolder(prefix);
    await removed.remove(id);
  }
}
