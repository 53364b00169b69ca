import type { BeatTimes, Scene } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { MediaBlobs } from "../media/media.ts";
import type { TimelineLook } from "./use-timeline-look.ts";

/** A video on the timeline, and the actions there. */
export type TimelineProps = {
  draft: ScriptAndStyle;
  scene: Scene;
  times: readonly BeatTimes[];
  media: MediaBlobs;
  look: TimelineLook;
  /** Position of the player, in ms. */
  time: number;
  onSeek: (ms: number) => void;
  onHold: (beatId: string, holdMs: number) => void;
};
