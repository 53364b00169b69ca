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

/** Whether a beat looks the same. What a hand can do with it is the same for all of its life. */
export function isSameBeat(before: BeatCardProps, after: BeatCardProps): boolean {
  const names = Object.keys(after) as (keyof BeatCardProps)[];
  return names.every((name) => {
    if (typeof after[name] === "function") return true;
    if (name === "issues") return JSON.stringify(before.issues) === JSON.stringify(after.issues);
    return Object.is(before[name], after[name]);
  });
}
