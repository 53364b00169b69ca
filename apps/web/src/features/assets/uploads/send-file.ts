import type { LibraryAsset, UploadView } from "@vignette/domain/assets";
import { putBytes } from "../../../shared/requests/put-bytes.ts";
import { trpcClient } from "../../../trpc.ts";
import { statusOf } from "./retry-through-outages.ts";
import { type StoredUpload, updateStoredUpload } from "./stored-uploads.ts";

/** A file to upload, with what the browser knows about it. */
export type SendFileInput = {
  upload: StoredUpload;
  file: Blob;
  /** As inspected in this browser; the duration is in ms. */
  facts: { width: number; height: number; durationMs: number };
  /** Its loudness in LUFS, which is measured meanwhile; absent for what is not a video. */
  lufs?: Promise<number | undefined> | undefined;
  /** The uploaded share, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads the missing parts of a file and creates its asset. Called again after a failure, it continues with the first
 * missing part.
 */
export async function sendFile(
  { upload, file, facts, lufs, onProgress, signal }: SendFileInput,
  steady: () => void,
): Promise<LibraryAsset> {
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
  const heard = await lufs;
  const seen = { id: at.id, ...facts, ...(heard !== undefined && { lufs: heard }) };
  return await trpcClient.assets.finishUpload.mutate(seen, { signal });
}

const sent = ({ partsDone, partBytes }: UploadView) => partsDone * partBytes;

/** The upload on the server, with the number of parts that have arrived. */
async function findOrStartUpload(upload: StoredUpload, file: Blob, signal: AbortSignal): Promise<UploadView> {
  const known = upload.uploadId === null ? null : await findUpload(upload.uploadId, file, signal);
  if (known) return known;
  const { projectId, folderId, replaces, repairs = false, slide, name } = upload;
  const started = await trpcClient.assets.startUpload.mutate(
    { projectId, folderId, replaces, repairs, ...(slide !== undefined && { slide }), name, bytes: file.size },
    { signal },
  );
  upload.uploadId = started.id;
  // Not awaited: the file itself may still be on its way into the browser's storage.
  void updateStoredUpload(upload);
  return started;
}

/** Null if the server does not know the upload. If it is finished, but the answer was lost, nothing is left to send. */
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
