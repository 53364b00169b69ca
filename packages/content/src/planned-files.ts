import type { Scene } from "@vignette/composition";
import { creationScenes, type Draft, isVideo, type Material } from "./creation-scenes.ts";
import type { Target } from "./target.ts";

/** A file to be made, here or by our renderer: the whole of a scene as a video, or what it shows at first as a picture. */
export type PlannedFile = { scene: Scene; type: "image/jpeg" | "video/mp4"; platform: Target | null };

export type Plan = { draft: Draft; material: Material };

/** The files of a creation: one video, or each platform's pictures in its own shape. */
export function plannedFiles({ draft, material }: Plan): PlannedFile[] {
  if (isVideo(material)) {
    return creationScenes(draft, material, "tiktok").map((scene) => ({ scene, type: "video/mp4", platform: null }));
  }
  // Instagram takes 4:5, TikTok 9:16.
  const targets: readonly Target[] = ["instagram", "tiktok"];
  return targets.flatMap((platform) =>
    creationScenes(draft, material, platform).map((scene) => ({ scene, type: "image/jpeg" as const, platform })),
  );
}
