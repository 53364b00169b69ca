import type { BeatTimes } from "@vignette/composition";
import {
  type Beat,
  type PiecePlace,
  piecesOf,
  type ReelFile,
  type ReelPiece,
  reelOf,
  type ShownFile,
} from "@vignette/domain/studio";

/** A clip on the timeline, in ms of the video. `piece` is null where its file is no longer in the library. */
export type ClipBlock = {
  beat: Beat;
  index: number;
  shown: ShownFile;
  piece: ReelPiece | null;
  startMs: number;
  endMs: number;
};

/** The clips of all beats, once each: where a beat is longer, they begin again without a block of their own. */
export function clipBlocks(
  beats: readonly Beat[],
  times: readonly BeatTimes[],
  files: readonly ReelFile[],
): ClipBlock[] {
  return beats.flatMap((beat, at) => {
    const time = times[at];
    if (!time) return [];
    const reel = reelOf(beat, files);
    return piecesOf(beat).flatMap((shown, index): ClipBlock[] => {
      const piece = reel.find((it) => it.index === index) ?? null;
      const isGone = !files.some(({ key }) => key === shown.key);
      if (!piece) return isGone ? [{ beat, index, shown, piece, startMs: time.startMs, endMs: time.startMs }] : [];
      const isWhole = isPicture(shown, files) && reel.length === 1;
      const startMs = Math.min(time.endMs, time.startMs + piece.startMs);
      const endMs = isWhole ? time.endMs : Math.min(time.endMs, time.startMs + piece.endMs);
      return [{ beat, index, shown, piece, startMs, endMs }];
    });
  });
}

/** Whether a piece shows a picture, which has no sound and no speed. */
export const isPicture = ({ key }: ShownFile, files: readonly ReelFile[]): boolean =>
  files.find((file) => file.key === key)?.type.startsWith("image/") === true;

/**
 * Where a clip that is dropped at `ms` of the video goes: the beat that is on screen then, the place among its clips,
 * when that beat is on screen, and where on the lane the clip would begin. Null without beats.
 */
export function dropAt(
  { blocks, beats, times }: { blocks: readonly ClipBlock[]; beats: readonly Beat[]; times: readonly BeatTimes[] },
  dragged: Pick<ClipBlock, "beat" | "index">,
  ms: number,
): { to: PiecePlace; time: BeatTimes; atMs: number } | null {
  const at = Math.max(
    0,
    times.findLastIndex(({ startMs }) => startMs <= ms),
  );
  const [target, time] = [beats[at], times[at]];
  if (!target || !time) return null;
  const others = blocks.filter(
    ({ beat, index }) => beat.id === target.id && (beat.id !== dragged.beat.id || index !== dragged.index),
  );
  const index = others.filter(({ startMs, endMs }) => (startMs + endMs) / 2 < ms).length;
  const atMs = others[index]?.startMs ?? others.at(-1)?.endMs ?? time.startMs;
  return { to: { beatId: target.id, index }, time, atMs };
}

/** The name of a block, unique on the timeline. */
export const nameOf = ({ beat, index }: Pick<ClipBlock, "beat" | "index">): string => `${beat.id} ${index}`;
