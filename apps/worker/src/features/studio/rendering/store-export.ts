import type { Instant } from "@vignette/domain/kernel";
import { fileEndings } from "@vignette/domain/media";
import { EXPORT_MAX_BYTES, exportFolder } from "@vignette/domain/studio";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { owned } from "../../../adapters/documents/owned.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { creationRecords } from "../../../records/content/creations.ts";
import { open } from "../../../records/open.ts";
import { exportFileStore } from "../../../records/stores/export-file-store.ts";
import { storedBytes } from "../../../usage/storage.ts";
import { withinStorage } from "../../../usage/within-limit.ts";

type Deps = { documents: Documents; files: Files; newId: () => string; now: Instant };

/** A file that a browser exported. `declared` is its size as the request says, in bytes; 0 if it does not. */
export type ExportUpload = {
  creationId: string;
  index: number;
  type: "image/jpeg" | "video/mp4";
  declared: number;
  body: ReadableStream<Uint8Array>;
};

/**
 * Stores an exported file. Its bytes are counted before the first of them is stored, so that several at once cannot
 * exceed the storage; until an asset takes the file over, `sweepExportFiles` may remove it.
 */
export async function storeExport(
  deps: Deps,
  uid: string,
  { creationId, index, type, declared, body }: ExportUpload,
): Promise<{ key: string; bytes: number; sha256: string }> {
  const { documents, files } = deps;
  const wanted = () => owned(open(documents, creationRecords), uid, creationId, "creation");
  const { projectId } = (await wanted()).value;
  const { writes, get } = exportFileStore(documents);
  const id = deps.newId();
  const key = `${exportFolder(creationId)}${index}-${id}.${fileEndings[type]}`;
  const waiting = { id, uid, projectId, file: { key, bytes: declared }, createdAt: deps.now };
  await withinStorage(deps, { uid, storage: declared, writes: [writes.create(id, waiting)] });
  try {
    const stored = await files.put(key, body, { type, maxBytes: EXPORT_MAX_BYTES });
    // Both fail if the creation was removed in the meantime; then nothing is left behind.
    await wanted();
    const arrived = [writes.patch(id, { file: { key, bytes: stored.bytes } })];
    await withinStorage(deps, { uid, storage: stored.bytes - declared, writes: arrived });
    return { key, ...stored };
  } catch (error) {
    await files.remove([key]);
    const left = await get(id);
    if (left) await documents.commit([writes.remove(id, left.version), ...storedBytes(documents, uid, -declared)]);
    throw error;
  }
}
