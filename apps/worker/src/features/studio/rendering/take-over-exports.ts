import type { AssetFile } from "@vignette/domain/assets";
import type { Documents, Write } from "../../../adapters/documents/documents.ts";
import { exportFileStore } from "../../../records/stores/export-file-store.ts";

/**
 * The writes by which an asset takes over exported files, and how many bytes more are stored with them: uploaded
 * exports are counted already, and so are the files that are replaced.
 */
export async function takeOverExports(
  documents: Documents,
  uid: string,
  files: readonly AssetFile[],
  replaced: readonly AssetFile[] = [],
): Promise<{ writes: Write[]; storage: number }> {
  const store = exportFileStore(documents);
  const waiting = await store.ofKeys(
    uid,
    files.map(({ key }) => key),
  );
  const counted = waiting.reduce((sum, { value }) => sum + value.file.bytes, bytesOf(replaced));
  return {
    writes: waiting.map(({ id, version }) => store.writes.remove(id, version)),
    storage: bytesOf(files) - counted,
  };
}

const bytesOf = (files: readonly AssetFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
