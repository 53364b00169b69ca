import type { LibraryAsset, UploadView } from "@vignette/domain/assets";
import { putBytes } from "../../../shared/requests/put-bytes.ts";
import { trpcClient } from "../../../trpc.ts";

type Recording = { projectId: string; name: string; wav: Blob; durationMs: number; signal: AbortSignal };

/** Stores a recording in the library of a project. Throws errors with a message for the user. */
export async function saveRecording({ projectId, name, wav, durationMs, signal }: Recording): Promise<LibraryAsset> {
  const wanted = { projectId, folderId: null, replaces: null, name, bytes: wav.size };
  let upload: UploadView = await trpcClient.assets.startUpload.mutate(wanted, { signal });
  while (upload.partsDone * upload.partBytes < wav.size) {
    const from = upload.partsDone * upload.partBytes;
    upload = await putBytes<UploadView>({
      url: `/api/uploads/${upload.id}/parts/${upload.partsDone + 1}`,
      body: wav.slice(from, from + upload.partBytes),
      signal,
    });
  }
  return await trpcClient.assets.finishUpload.mutate({ id: upload.id, width: 0, height: 0, durationMs }, { signal });
}
