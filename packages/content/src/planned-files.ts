import type { FramePlatform, Scene } from "@vignette/composition";
import { creationScenes, isVideo } from "./creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "./scene-input.ts";

/** A file to render, in the browser or by the renderer: a whole scene as a video, or its first frame as a picture. */
export type PlannedFile = { scene: Scene; type: "image/jpeg" | "video/mp4"; platform: FramePlatform | null };

export type FilePlan = { draft: ScriptAndStyle; sceneInput: SceneInput };

/** The files of a creation: one video, or each platform's pictures in its own shape. */
export function plannedFiles({ draft, sceneInput }: FilePlan): PlannedFile[] {
  if (isVideo(sceneInput)) {
    return creationScenes(draft, sceneInput, "tiktok").map((scene) => ({ scene, type: "video/mp4", platform: null }));
  }
  // Instagram takes 4:5, TikTok 9:16.
  const targets: readonly FramePlatform[] = ["instagram", "tiktok"];
  return targets.flatMap((platform) =>
    creationScenes(draft, sceneInput, platform).map((scene) => ({ scene, type: "image/jpeg" as const, platform })),
  );
}
