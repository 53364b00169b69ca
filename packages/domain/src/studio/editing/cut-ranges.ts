import type { Beat, ShownFile } from "../script/script.ts";
import { PIECES_MAX } from "../script/script.ts";
import { tooManyPieces } from "./piece-edits.ts";
import { piecesOf, withPieces } from "./pieces.ts";
import { PIECE_LEAST_MS, type ReelFile } from "./reel.ts";

/** A part of a file, in ms from its start. */
export type FileRange = { fromMs: number; toMs: number };

/**
 * A beat without these parts of one of its files, for example words that were struck out, or silences. What is left of
 * each clip stays in order, as several pieces. A beat that would show nothing any more stays as it is. Throws a Refusal
 * for too many pieces.
 */
export function withoutRanges(beat: Beat, files: readonly ReelFile[], key: string, ranges: readonly FileRange[]): Beat {
  const lengthMs = files.find((file) => file.key === key)?.durationMs ?? 0;
  const pieces = piecesOf(beat).flatMap((piece) => (piece.key === key ? remaining(piece, lengthMs, ranges) : [piece]));
  if (pieces.length === 0) return beat;
  if (pieces.length > PIECES_MAX + 1) throw tooManyPieces();
  return withPieces(beat, pieces);
}

function remaining(piece: ShownFile, lengthMs: number, ranges: readonly FileRange[]): ShownFile[] {
  const whole = { fromMs: piece.trimMs, toMs: Math.min(lengthMs, piece.endTrimMs ?? lengthMs) };
  const left = rangesLeft(whole, ranges);
  if (left.length === 1 && left[0]?.fromMs === whole.fromMs && left[0].toMs === whole.toMs) return [piece];
  const least = PIECE_LEAST_MS * (piece.speed ?? 1);
  return left
    .filter(({ fromMs, toMs }) => toMs - fromMs >= least)
    .map(({ fromMs, toMs }) => ({ ...piece, trimMs: Math.round(fromMs), endTrimMs: Math.round(toMs) }));
}

/** What is left of a part of a file without these parts of it, in order. */
export const rangesLeft = (whole: FileRange, ranges: readonly FileRange[]): FileRange[] =>
  ranges.reduce((stretches, range) => stretches.flatMap((it) => without(it, range)), [whole]);

function without(stretch: FileRange, { fromMs, toMs }: FileRange): FileRange[] {
  if (toMs <= stretch.fromMs || fromMs >= stretch.toMs || toMs <= fromMs) return [stretch];
  return [
    { fromMs: stretch.fromMs, toMs: fromMs },
    { fromMs: toMs, toMs: stretch.toMs },
  ].filter((it) => it.toMs > it.fromMs);
}
