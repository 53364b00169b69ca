import type { Scene } from "../scene/scene.ts";
import type { FramePlatform, Storyboard } from "../storyboard/storyboard.ts";
import type { Pace } from "./beat-times.ts";

/** How a template of the catalog becomes scenes. */
export type TemplateBuilder = {
  /** How long beats of a video stay without speech; absent: the reading time. */
  pace?: (storyboard: Storyboard) => Pace;
  /** One scene for each slide of a picture kind, one scene for a video. Never throws for any text. */
  build: (storyboard: Storyboard, target: FramePlatform) => Scene[];
};
