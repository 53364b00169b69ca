import type { BeatTimes, Scene } from "@vignette/composition";
import type { Draft } from "@vignette/content";
import type { MediaBlobs } from "../media/media.ts";
import type { TimelineLook } from "./use-timeline-look.ts";

/** A video on a line of time, and what a hand can do there. */
export type TimelineProps = {
  draft: Draft;
  scene: Scene;
  times: readonly BeatTimes[];
  media: MediaBlobs;
  look: TimelineLook;
  /** Where the player stands, in ms. */
  time: number;
  onSeek: (ms: number) => void;
  onHold: (beatId: string, holdMs: number) => void;
};
