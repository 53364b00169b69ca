import type { LibraryAsset } from "@vignette/domain/assets";
import type { Repair } from "@vignette/domain/scheduling";
import { currentUid } from "../../../shared/session/current-uid.ts";
import { storeThumbnail } from "../../../shared/thumbnails/store-thumbnail.ts";
import { trpcClient } from "../../../trpc.ts";
import { unpictured } from "../unpictured.ts";
import { sendFile } from "../uploads/send-file.ts";
import type { RepairOptions, RepairRequest } from "./repair-file.ts";

type SlidesRepair = Extract<Repair, { how: "slides" }>;

/**
 * Draws slides of a carousel anew in this browser, one after the other, and stores each in the place of the original, which
 * remains available. The signal ends it at any time; slides that are repaired by then stay so. Throws the errors of the exporter.
 */
export async function repairSlides(
  { asset, repair, look }: RepairRequest<SlidesRepair>,
  { signal, onProgress }: RepairOptions,
): Promise<LibraryAsset | null> {
  const { REPAIRED, repairedScene, startJpegs } = await import("@vignette/composition");
  let repaired: LibraryAsset | null = null;
  for (const [at, { index, ...size }] of repair.slides.entries()) {
    const slide = asset.files[index];
    if (!slide) continue;
    const report = (share: number) => onProgress("repairing", (at + share) / repair.slides.length);
    report(0);
    const answer = await fetch(slide.url, { signal });
    if (!answer.ok) throw new Error(`Slide ${index + 1} could not be read: ${answer.status}.`);
    const scene = repairedScene({ ...size, frameRate: null }, null, look);
    const job = startJpegs([scene], new Map([[REPAIRED, await answer.blob()]]));
    signal.addEventListener("abort", job.cancel, { once: true });
    const [jpeg] = await job.promise;
    if (!jpeg) throw new Error("The repair gave no picture.");
    report(0.5);
    repaired = await storeSlide({ asset, key: slide.key, jpeg, size, signal, report });
    const bare = index === 0 ? unpictured(repaired) : null;
    if (bare) repaired = (await storeThumbnail(bare, jpeg)) ?? repaired;
  }
  return repaired;
}

type Stored = Pick<RepairRequest, "asset"> & {
  key: string;
  jpeg: Blob;
  size: { width: number; height: number };
  signal: AbortSignal;
  report: (share: number) => void;
};

async function storeSlide({ asset, key, jpeg, size, signal, report }: Stored): Promise<LibraryAsset> {
  const { projectId, id, name } = asset;
  const place = { projectId, folderId: null, replaces: id, repairs: true, slide: key, name };
  const upload = { ...place, id: crypto.randomUUID(), uid: currentUid() ?? "", uploadId: null, addedAt: Date.now() };
  const onProgress = (share: number) => report(0.5 + share / 2);
  try {
    const facts = { width: size.width, height: size.height, durationMs: 0 };
    return await sendFile({ upload, file: jpeg, facts, onProgress, signal }, () => undefined);
  } catch (error) {
    if (upload.uploadId) await trpcClient.assets.abortUpload.mutate({ id: upload.uploadId }).catch(() => undefined);
    throw error;
  }
}
