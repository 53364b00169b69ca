import { startExport, startJpegs } from "@vignette/composition";
import type { CreationView } from "@vignette/domain/studio";
import type { MediaBlobs } from "./media.ts";
import { type Handles, slideScenes, storyOf, type Target } from "./scenes.ts";
import type { Script } from "./script-issues.ts";

/** A finished file in this browser, not yet handed in. */
export type MadeFile = {
  blob: Blob;
  type: "image/jpeg" | "video/mp4";
  width: number;
  height: number;
  durationMs: number | null;
  platform: Target | null;
};

export type MakeInput = {
  creation: Pick<CreationView, "brand" | "media">;
  script: Script;
  look: string;
  handles: Handles;
  media: MediaBlobs;
  /** 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/** Draws the files of a creation: a carousel as JPEGs for both platforms, a story as one MP4. Rejects with AbortError if stopped. */
export function makeFiles(input: MakeInput): Promise<MadeFile[]> {
  return "slides" in input.script ? makeSlides(input, input.script) : makeVideo(input, input.script);
}

/** Instagram takes 4:5, TikTok 9:16; each platform gets every slide in its own shape. */
async function makeSlides(input: MakeInput, script: Extract<Script, { slides: unknown }>): Promise<MadeFile[]> {
  const { creation, look, handles, media, onProgress, signal } = input;
  const pages = targets.flatMap((platform) =>
    slideScenes(script, look, { ...creation, handles }, platform).map((scene) => ({ scene, platform })),
  );
  const scenes = pages.map(({ scene }) => scene);
  const job = startJpegs(scenes, media, { quality: QUALITY, onProgress });
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  const blobs = await job.promise;
  return pages.flatMap(({ scene: { width, height }, platform }, i) => {
    const blob = blobs[i];
    return blob ? [{ blob, type: "image/jpeg" as const, width, height, durationMs: null, platform }] : [];
  });
}

async function makeVideo(input: MakeInput, script: Extract<Script, { beats: unknown }>): Promise<MadeFile[]> {
  const { creation, look, media, onProgress, signal } = input;
  const scene = storyOf(script, look, creation.brand, creation.media);
  const job = startExport(scene, media, { onProgress });
  signal.addEventListener("abort", () => job.cancel(), { once: true });
  const blob = await job.promise;
  const { width, height, durationMs } = scene;
  return [{ blob, type: "video/mp4", width, height, durationMs, platform: null }];
}

const targets: readonly Target[] = ["instagram", "tiktok"];

/** JPEG quality: text edges stay clean, a slide stays under 1 MB. Our own choice. */
const QUALITY = 0.92;
