import { changedMeanwhile } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import { storedBytes } from "../../usage/storage.ts";
import type { UploadStore } from "./upload-store.ts";

type Deps = { documents: Documents; uploads: UploadStore; files: Files };

/**
 * Ends an upload of the user, gives its storage back and removes everything that was stored for it. Does nothing if it
 * has ended.
 */
export async function abortUpload({ documents, uploads, files }: Deps, uid: string, id: string): Promise<void> {
  await retryIfChanged(
    async () => {
      const stored = await uploads.find(id);
      if (stored?.value.uid !== uid) return;
      const { bytes, begun, key } = stored.value;
      await documents.commit([uploads.writes.remove(id, stored.version), ...storedBytes(documents, uid, -bytes)]);
      if (begun) await files.parts.drop({ key, uploadId: begun.uploadId });
      await files.remove([key]);
    },
    () => changedMeanwhile("upload"),
  );
}
