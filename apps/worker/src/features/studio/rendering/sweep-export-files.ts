import { days, type Instant, later } from "@vignette/domain/kernel";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../../../adapters/documents/ignore-overtaken.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { exportFileStore } from "../../../records/stores/export-file-store.ts";
import { storedBytes } from "../../../usage/storage.ts";

/** How long a file may wait for its asset, in ms. Our own choice: an export takes minutes. */
const KEPT_FOR = days(1);

/** Removes exported files that no asset has taken over, and gives their storage back. */
export async function sweepExportFiles(deps: { documents: Documents; files: Files; now: Instant }): Promise<void> {
  const { documents, files, now } = deps;
  const store = exportFileStore(documents);
  for (const { id, value, version } of await store.left(later(now, -KEPT_FOR))) {
    const { uid, file } = value;
    try {
      await documents.commit([store.writes.remove(id, version), ...storedBytes(documents, uid, -file.bytes)]);
      await files.remove([file.key]);
    } catch (error) {
      // An asset took it over after all.
      ignoreOvertaken(error);
    }
  }
}
