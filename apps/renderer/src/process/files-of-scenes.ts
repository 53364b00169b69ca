import { mediaIds, type Scene } from "@vignette/composition";
import type { SceneJob } from "@vignette/domain/studio";
import { fetchMedia } from "./fetch-media.ts";
import { readJobScene } from "./read-job-scene.ts";

/** What a job renders: a scene for each file, and the files that the scenes use. `atMs` as in `RenderFile`. */
export type FilesToMake = {
  files: { type: "image/jpeg" | "video/mp4"; scene: Scene; atMs: number; upload: string }[];
  media: Map<string, Blob>;
};

/** The scenes that a job carries, with their files in the job's folder. Throws JobErrors. */
export async function filesOfScenes(job: SceneJob, folder: string): Promise<FilesToMake> {
  const files = job.files.map((file) => ({ ...file, scene: readJobScene(file.scene, file.type) }));
  return { files, media: await fetchMedia(job.media, mediaIds(files.map((file) => file.scene)), folder) };
}
