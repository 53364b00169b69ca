import type { SceneInput } from "@vignette/content";
import type { Beat } from "@vignette/domain/studio";

/** A beat of the list, and the actions on it. */
export type BeatCardProps = {
  projectId: string;
  creationId: string;
  kind: SceneInput["kind"];
  beat: Beat;
  index: number;
  count: number;
  isCurrent: boolean;
  isSpoken: boolean;
  /** Its picture or video clip has not been generated yet. */
  isPictureMissing: boolean;
  isRewriting: boolean;
  /** It shows a clip that the user uploaded. */
  isClip: boolean;
  /** "under-way" while the clip is transcribed; the error message if that failed. */
  transcription: "under-way" | (string & {}) | null;
  /** A generated voice speaks, so clips are muted. */
  hasVoiceover: boolean;
  /** Start of the beat in ms; null for pictures. */
  startMs: number | null;
  /** Whether the author can set the duration. */
  isHoldable: boolean;
  /** Validation errors by field. */
  issues: Readonly<Record<string, string>>;
  onSelect: () => void;
  onSeek: (ms: number) => void;
  onChange: (part: Partial<Beat>) => void;
  onRewrite: () => void;
  onTranscribe: () => void;
  onStopTranscribing: () => void;
  /** Removes the generated voice from the whole script. */
  onRemoveVoice: () => void;
  onAdd: () => void;
  onDuplicate: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};
