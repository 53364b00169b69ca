import type { Beat } from "@vignette/domain/studio";
import type { Material } from "./creation-scenes.ts";

/** A beat in its list, and what a hand can do with it. */
export type BeatCardProps = {
  projectId: string;
  kind: Material["kind"];
  beat: Beat;
  index: number;
  count: number;
  isCurrent: boolean;
  isSpoken: boolean;
  /** Its picture is still to be made. */
  isUnpictured: boolean;
  isRewriting: boolean;
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
  onAdd: () => void;
  onDuplicate: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};
