import type { UploadView } from "@vignette/domain/assets";
import type { FontFacts } from "@vignette/domain/media";
import type { ShownView } from "@vignette/domain/studio";
import { putBytes } from "../../../../shared/requests/put-bytes.ts";
import { trpcClient } from "../../../../trpc.ts";

type BrandFile = { projectId: string; name: string; file: Blob; width: number; height: number; font?: FontFacts };

/** An uploaded file as a brand kit refers to it, with its URL. */
export type UploadedBrandFile = { origin: "uploaded"; id: string; key: string; shown: ShownView };

/** Uploads a small file to the library of a project. Rejects as the calls do. */
export async function uploadBrandFile({ projectId, name, file, ...facts }: BrandFile): Promise<UploadedBrandFile> {
  const started = await trpcClient.assets.startUpload.mutate({
    ...{ projectId, folderId: null, replaces: null },
    ...{ name: name.slice(0, 120), bytes: file.size },
  });
  for (let at: UploadView = started; at.partsDone * at.partBytes < file.size; ) {
    const from = at.partsDone * at.partBytes;
    at = await putBytes<UploadView>({
      url: `/api/uploads/${at.id}/parts/${at.partsDone + 1}`,
      body: file.slice(from, from + at.partBytes),
      signal: new AbortController().signal,
    });
  }
  const asset = await trpcClient.assets.finishUpload.mutate({ id: started.id, ...facts, durationMs: 0 });
  const [stored] = asset.files;
  if (!stored) throw new Error("An upload has a file.");
  return { origin: "uploaded", id: asset.id, key: stored.key, shown: stored };
}
