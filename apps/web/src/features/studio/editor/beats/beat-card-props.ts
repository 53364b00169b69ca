import type { Material } from "@vignette/content";
import type { Beat } from "@vignette/domain/studio";

/** A beat in its list, and what a hand can do with it. */
export type BeatCardProps = {
  projectId: string;
  creationId: string;
  kind: Material["kind"];
  beat: Beat;
  index: number;
  count: number;
  isCurrent: boolean;
  isSpoken: boolean;
  /** Its picture is still to be made. */
  isPictureMissing: boolean;
  isRewriting: boolean;
  /** It shows a clip of somebody's own. */
  isClip: boolean;
  /** Whether what is said in its clip is being written down; else why that failed. */
  transcription: "under-way" | (string & {}) | null;
  /** A made voice speaks: clips are mute. */
  hasVoiceover: boolean;
  /** When it begins, in ms; null for a picture. */
  startMs: number | null;
  /** A hand may say how long it stays. */
  isHoldable: boolean;
  /** What is wrong, by field. */
  issues: Readonly<Record<string, string>>;
  onSelect: () => void;
  onSeek: (ms: number) => void;
  onChange: (part: Partial<Beat>) => void;
  onRewrite: () => void;
  onTranscribe: () => void;
  onStopTranscribing: () => void;
  /** Nothing is said by a made voice any more. */
  onRemoveVoice: () => void;
  onAdd: () => void;
  onDuplicate: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};
