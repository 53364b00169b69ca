import type { Scene } from "@vignette/composition";
import {
  type Adjustment,
  beatIdOf,
  creationScenes,
  isVideo,
  type SceneInput,
  type ScriptAndStyle,
} from "@vignette/content";

/** Time after the start of an entrance at which the text has stopped moving, in ms. */
export const ENTRANCE_MS = 700;

/** A drawn scene to check. `index` counts slides; `of` is the number of scenes, 1 for a video or a single picture. */
export type CheckedScene = {
  scene: Scene;
  index: number;
  of: number;
  place: Pick<Adjustment, "target" | "beatId">;
};

/** The scenes of a creation: one for a video, for pictures one per slide and platform. */
export function checkedScenes(draft: ScriptAndStyle, sceneInput: SceneInput): CheckedScene[] {
  if (isVideo(sceneInput)) {
    const place = { target: "tiktok", beatId: null } as const;
    return creationScenes(draft, sceneInput, "tiktok").map((scene) => ({ scene, index: 0, of: 1, place }));
  }
  return (["instagram", "tiktok"] as const).flatMap((target) =>
    creationScenes(draft, sceneInput, target).map((scene, index, { length }) => ({
      // A slide is a still picture, whatever its duration would be in a video of all slides.
      scene: { ...scene, durationMs: 0 },
      index,
      of: length,
      place: { target, beatId: beatIdOf(draft, index, length) },
    })),
  );
}
