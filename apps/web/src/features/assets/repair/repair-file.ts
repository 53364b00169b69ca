import type { RepairLook } from "@vignette/composition";
import type { LibraryAsset, PostedAssetView } from "@vignette/domain/assets";
import type { Repair } from "@vignette/domain/scheduling";
import { currentUid } from "../../../shared/session/current-uid.ts";
import { storeThumbnail } from "../../../shared/thumbnails/store-thumbnail.ts";
import { trpcClient } from "../../../trpc.ts";
import { unpictured } from "../unpictured.ts";
import { loudnessOf } from "../uploads/loudness-of.ts";
import { sendFile } from "../uploads/send-file.ts";

/** Of an upload with one file. */
export type FileRepair = Exclude<Repair, { how: "slides" }>;
export type RepairRequest<R extends Repair = Repair> = { asset: PostedAssetView; repair: R; look: RepairLook };
export type RepairStep = "reading" | "repairing" | "sending" | "converting";

export type RepairOptions = { signal: AbortSignal; onProgress: (step: RepairStep, share: number) => void };

/**
 * Repairs the file of an upload in this browser and stores the result in its place; the original stays as its earlier
 * file. Until the end nothing changes, and the signal ends it at any time. Throws the errors of the exporter.
 */
export async function repairFile(
  request: RepairRequest<FileRepair>,
  { signal, onProgress }: RepairOptions,
): Promise<LibraryAsset> {
  const { asset } = request;
  const [file] = asset.files;
  const uid = currentUid();
  if (!file || uid === null) throw new Error("There is no file to repair.");
  onProgress("reading", 0);
  const answer = await fetch(file.url, { signal });
  if (!answer.ok) throw new Error(`The file could not be read: ${answer.status}.`);
  const original = await answer.blob();
  const repaired = await run(request, original, { signal, onProgress: (share) => onProgress("repairing", share) });
  onProgress("sending", 0);
  const { projectId, id, name } = asset;
  const upload = { id: crypto.randomUUID(), uid, projectId, folderId: null, replaces: id, repairs: true, name };
  const sent = { ...upload, uploadId: null, addedAt: Date.now() };
  const onSent = (share: number) => onProgress("sending", share);
  try {
    const size = request.repair.how === "encode" ? request.repair : file;
    const facts = { width: size.width, height: size.height, durationMs: file.durationMs ?? 0 };
    const lufs = file.durationMs === null ? undefined : loudnessOf(repaired, file.durationMs, signal);
    const item = await sendFile(
      { upload: sent, file: repaired, facts, lufs, onProgress: onSent, signal },
      () => undefined,
    );
    const bare = unpictured(item);
    return (bare && (await storeThumbnail(bare, repaired))) ?? item;
  } catch (error) {
    if (sent.uploadId) await trpcClient.assets.abortUpload.mutate({ id: sent.uploadId }).catch(() => undefined);
    throw error;
  }
}

async function run(
  { asset, repair, look }: RepairRequest<FileRepair>,
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> {
  const { REPAIRED, repairedScene, startExport, startJpegs, startRepack } = await import("@vignette/composition");
  const media = new Map([[REPAIRED, file]]);
  const durationMs = asset.files[0]?.durationMs ?? null;
  const job =
    repair.how === "repack"
      ? startRepack(file, { onProgress })
      : durationMs === null
        ? startJpegs([repairedScene(repair, null, look)], media, { onProgress })
        : startExport(repairedScene(repair, durationMs, look), media, { onProgress });
  signal.addEventListener("abort", job.cancel, { once: true });
  const made = await job.promise;
  const [only] = Array.isArray(made) ? made : [made];
  if (!only) throw new Error("The repair gave no file.");
  return only;
}
