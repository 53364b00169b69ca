import type { BeatTimes, Scene } from "@vignette/composition";
import type { FramePlatform, ScriptAndStyle, TranscriptBeat } from "@vignette/content";
import type { AssetType } from "@vignette/domain/assets";
import type { FormatScope } from "./format-scope.ts";

/** What the canvas edits: one scene at one time, and the draft it is drawn from. */
export type CanvasStage = {
  projectId: string;
  scene: Scene;
  /** In ms on the scene's clock. */
  atMs: number;
  /** Which of the scenes of the creation, counted from 0, and how many there are. */
  index: number;
  count: number;
  kind: AssetType;
  target: FramePlatform;
  /** Which formats edits count for; null where there is only one. */
  scope: FormatScope | null;
  draft: ScriptAndStyle;
  /** The id of the beat at the time of a video; null for pictures. */
  beatAt: string | null;
  /** Of a video: when its beats are shown, what is said in them, and how to go to a time in ms. Null for pictures. */
  video: {
    times: readonly BeatTimes[];
    transcript: () => readonly TranscriptBeat[];
    seek: (ms: number) => void;
  } | null;
};

/** Changes the draft. `field` names the change in the history: the same field within a second is one step. */
export type ChangeDraft = (make: (draft: ScriptAndStyle) => ScriptAndStyle, field: string) => void;
