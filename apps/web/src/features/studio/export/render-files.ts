import { startExport, startJpegs } from "@vignette/composition";
import { type FilePlan, type PlannedFile, plannedFiles } from "@vignette/content";
import type { MediaBlobs } from "../media/media.ts";

/** A rendered file that has not been uploaded yet. */
export type RenderedFile = Omit<PlannedFile, "scene"> & {
  blob: Blob;
  width: number;
  height: number;
  durationMs: number | null;
};

/** What to render, and where to report progress. */
export type RenderInput = FilePlan & {
  media: MediaBlobs;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/**
 * Renders the files of a creation: pictures as JPEGs for both platforms, a video as one MP4. Rejects with AbortError if
 * stopped.
 */
export async function renderFiles(input: RenderInput): Promise<RenderedFile[]> {
  const { media, onProgress, signal } = input;
  const planned = plannedFiles(input);
  const [first] = planned;
  if (first?.type === "video/mp4") {
    const job = startExport(first.scene, media, { onProgress });
    signal.addEventListener("abort", () => job.cancel(), { once: true });
    return [made(first, await job.promise, first.scene.durationMs)];
  }
  const scenes = planned.map(({ scene }) => scene);
  const job = startJpegs(scenes, media, { quality: QUALITY, onProgress });
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  const blobs = await job.promise;
  return planned.flatMap((file, index) => {
    const blob = blobs[index];
    return blob ? [made(file, blob, null)] : [];
  });
}

function made({ scene, type, platform }: PlannedFile, blob: Blob, durationMs: number | null): RenderedFile {
  return { blob, type, platform, width: scene.width, height: scene.height, durationMs };
}

/** JPEG quality: edges of text stay clean, and a slide stays under 1 MB. Our own choice. */
const QUALITY = 0.92;
