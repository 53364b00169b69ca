import type { Scene } from "@vignette/composition";
import type { CreationView } from "@vignette/domain/studio";
import { type Handles, slideScenes, storyOf, type Target } from "./scenes.ts";
import type { Script } from "./script-issues.ts";

/** A file to be made, here or by our renderer: the whole of a scene as a video, or what it shows at first as a picture. */
export type PlannedFile = { scene: Scene; type: "image/jpeg" | "video/mp4"; platform: Target | null };

export type Plan = {
  creation: Pick<CreationView, "brand" | "media">;
  script: Script;
  look: string;
  handles: Handles;
};

/** The files of a creation: a story is one video; of a carousel each platform gets every slide in its own shape. */
export function plannedFiles({ creation, script, look, handles }: Plan): PlannedFile[] {
  if ("beats" in script) {
    return [{ scene: storyOf(script, look, creation.brand, creation.media), type: "video/mp4", platform: null }];
  }
  // Instagram takes 4:5, TikTok 9:16.
  const targets: readonly Target[] = ["instagram", "tiktok"];
  return targets.flatMap((platform) =>
    slideScenes(script, look, { ...creation, handles }, platform).map((scene) => ({
      scene,
      type: "image/jpeg" as const,
      platform,
    })),
  );
}
