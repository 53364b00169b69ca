import type { Scene, Target } from "@vignette/composition";
import { creationScenes, type Draft, isVideo, type SceneInput } from "./creation-scenes.ts";

/** A file to render, in the browser or by the renderer: a whole scene as a video, or its first frame as a picture. */
export type PlannedFile = { scene: Scene; type: "image/jpeg" | "video/mp4"; platform: Target | null };

export type Plan = { draft: Draft; sceneInput: SceneInput };

/** The files of a creation: one video, or each platform's pictures in its own shape. */
export function plannedFiles({ draft, sceneInput }: Plan): PlannedFile[] {
  if (isVideo(sceneInput)) {
    return creationScenes(draft, sceneInput, "tiktok").map((scene) => ({ scene, type: "video/mp4", platform: null }));
  }
  // Instagram takes 4:5, TikTok 9:16.
  const targets: readonly Target[] = ["instagram", "tiktok"];
  return targets.flatMap((platform) =>
    creationScenes(draft, sceneInput, platform).map((scene) => ({ scene, type: "image/jpeg" as const, platform })),
  );
}
