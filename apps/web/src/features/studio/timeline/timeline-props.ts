import type { BeatTimes, Scene } from "@vignette/composition";
import type { SceneInput, ScriptAndStyle } from "@vignette/content";
import type { Beat, ShownFile, SoundLevels } from "@vignette/domain/studio";
import type { MediaBlobs } from "../media/media.ts";
import type { ClipSettings } from "./clip-settings.ts";
import type { TimelineEdit } from "./timeline-edit.ts";
import type { TimelineLook } from "./use-timeline-look.ts";

/** What the tools of the timeline edit. They do not follow the player, so that playing renders none of them. */
export type EditToolsProps = Pick<
  TimelineProps,
  | "projectId"
  | "draft"
  | "sceneInput"
  | "scene"
  | "times"
  | "media"
  | "now"
  | "edit"
  | "onListen"
  | "listeningTo"
  | "clipSettings"
>;

/** A video on the timeline, and the actions there. */
export type TimelineProps = {
  projectId: string;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  scene: Scene;
  times: readonly BeatTimes[];
  media: MediaBlobs;
  look: TimelineLook;
  /** Position of the player, in ms. */
  time: number;
  /** The exact position of the player, in ms. */
  now: () => number;
  onSeek: (ms: number) => void;
  onHold: (beatId: string, holdMs: number) => void;
  edit: TimelineEdit;
  /** The levels as they are now, ahead of the draft that is drawn: what is pressed shows at once. */
  sound: SoundLevels | undefined;
  /** What is set for clips as it is now, in the same way. */
  clipSettings: ClipSettings;
  onSound: (make: (now: SoundLevels) => SoundLevels, field: string) => void;
  /** Transcribes one of the clips of a beat, for its pauses. */
  onListen: (beat: Beat, piece: ShownFile) => void;
  /** The beat, by id, whose clip is being transcribed. */
  listeningTo: string | null;
};
