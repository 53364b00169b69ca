import type { LibraryItem, UploadView } from "@vignette/domain/assets";
import { trpcClient } from "../../../trpc.ts";
import { putBytes } from "./put-bytes.ts";
import { statusOf } from "./retry-through-outages.ts";
import { type StoredUpload, updateStoredUpload } from "./stored-uploads.ts";

export type SendFileInput = {
  upload: StoredUpload;
  file: Blob;
  /** What this browser sees in it; milliseconds. */
  facts: { width: number; height: number; durationMs: number };
  /** 0 to 1, of what has arrived. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/** Sends the parts of a file that are not there yet, and makes an asset of it. Asked again after a break, it goes on where it was. */
export async function sendFile(
  { upload, file, facts, onProgress, signal }: SendFileInput,
  steady: () => void,
): Promise<LibraryItem> {
  let at = await findOrStartUpload(upload, file, signal);
  for (let from = sent(at); from < file.size; from = sent(at)) {
    onProgress(from / file.size);
    const start = from;
    at = await putBytes<UploadView>({
      url: `/api/uploads/${at.id}/parts/${at.partsDone + 1}`,
      body: file.slice(start, start + at.partBytes),
      onBytes: (bytes) => onProgress(Math.min(1, (start + bytes) / file.size)),
      signal,
    });
    steady();
  }
  onProgress(1);
  return await trpcClient.assets.finishUpload.mutate({ id: at.id, ...facts }, { signal });
}

const sent = ({ partsDone, partBytes }: UploadView) => partsDone * partBytes;

/** Where the parts go, and how many are there. */
async function findOrStartUpload(upload: StoredUpload, file: Blob, signal: AbortSignal): Promise<UploadView> {
  const known = upload.uploadId === null ? null : await findUpload(upload.uploadId, file, signal);
  if (known) return known;
  const { projectId, folderId, replaces, name } = upload;
  const started = await trpcClient.assets.startUpload.mutate(
    { projectId, folderId, replaces, name, bytes: file.size },
    { signal },
  );
  upload.uploadId = started.id;
  // Not waited for: the file itself may still be on its way into the browser's store.
  void updateStoredUpload(upload);
  return started;
}

/** Null where nobody knows of it any more. One that was finished, its answer lost, has nothing left to send. */
async function findUpload(id: string, file: Blob, signal: AbortSignal): Promise<UploadView | null> {
  const open = await trpcClient.assets.upload.query({ id }, { signal }).catch(nullIfMissing);
  if (open) return open;
  const isFinished = await trpcClient.assets.finishUpload
    .mutate({ id, width: 0, height: 0, durationMs: 0 }, { signal })
    .catch(nullIfMissing);
  return isFinished && { id, bytes: file.size, partBytes: file.size, partsDone: 1 };
}

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
