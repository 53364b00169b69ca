import { Refusal } from "../../kernel/index.ts";
import type { Beat, ShownFile } from "../script/script.ts";
import { PIECES_MAX } from "../script/script.ts";
import { piecesOf, withPieces } from "./pieces.ts";
import { fileMs, PIECE_LEAST_MS, pieceAt, type ReelFile, reelOf } from "./reel.ts";

const nothingToSplit = () =>
  new Refusal(
    "invalid",
    "studio.split-at-edge",
    "There is nothing to split here. Move the playhead further into the clip.",
  );
const noClipHere = () =>
  new Refusal("invalid", "studio.no-clip", "There is no clip at the playhead. Add one to this scene first.");
export const tooManyPieces = () =>
  new Refusal(
    "invalid",
    "studio.too-many-pieces",
    `A scene holds at most ${PIECES_MAX + 1} clips. Remove some first.`,
  ).with({ most: PIECES_MAX + 1 });

/** Where a clip may be split, in ms from either end. */
export const SPLIT_LEAST_MS = 2 * PIECE_LEAST_MS;

/** A beat whose clip is split in two `atMs` after the beat's clips began. Throws a Refusal at an edge. */
export function splitPiece(beat: Beat, files: readonly ReelFile[], atMs: number): Beat {
  const [before, after] = splitReel(beat, files, atMs);
  if (before.length + after.length === piecesOf(beat).length) throw nothingToSplit();
  return checked(withPieces(beat, [...before, ...after]));
}

/**
 * What a beat shows before and after a time of its reel, both not empty; next to a cut, that cut is taken. Throws a
 * Refusal at an edge of the reel.
 */
export function splitReel(
  beat: Beat,
  files: readonly ReelFile[],
  atMs: number,
): [before: ShownFile[], after: ShownFile[]] {
  const reel = reelOf(beat, files);
  const piece = pieceAt(reel, atMs);
  if (!piece) throw noClipHere();
  const pieces = piecesOf(beat);
  const { shown, index, fromMs, isStill } = piece;
  const cut = reel.slice(1).find(({ startMs }) => Math.abs(startMs - atMs) < SPLIT_LEAST_MS);
  if (cut) return [pieces.slice(0, cut.index), pieces.slice(cut.index)];
  if (atMs - piece.startMs < SPLIT_LEAST_MS || piece.endMs - atMs < SPLIT_LEAST_MS) throw nothingToSplit();
  const at = Math.round(isStill ? atMs - piece.startMs : fileMs(piece, atMs));
  const { holds, ...first } = shown;
  const second = isStill ? { ...shown, trimMs: 0, endTrimMs: piece.toMs - fromMs - at } : { ...shown, trimMs: at };
  return [
    [...pieces.slice(0, index), { ...first, endTrimMs: isStill ? at + shown.trimMs : at }],
    [second, ...pieces.slice(index + 1)],
  ];
}

/** A beat with one end of a piece moved to `ms` of its file; it stays inside the file and keeps a length. No time changes nothing. */
export function trimPiece(
  beat: Beat,
  files: readonly ReelFile[],
  { index, edge, ms }: { index: number; edge: "start" | "end"; ms: number },
): Beat {
  const piece = piecesOf(beat)[index];
  const file = files.find(({ key }) => key === piece?.key);
  if (!piece || !file || Number.isNaN(ms)) return beat;
  const isStill = file.type.startsWith("image/");
  const lengthMs = isStill ? 60_000 : (file.durationMs ?? 0);
  const least = Math.ceil(SPLIT_LEAST_MS * (piece.speed ?? 1));
  const endMs = Math.min(lengthMs, piece.endTrimMs ?? lengthMs);
  if (edge === "start") return changePiece(beat, index, { trimMs: within(ms, 0, endMs - least) });
  return changePiece(beat, index, { endTrimMs: within(ms, piece.trimMs + least, lengthMs) });
}

const within = (ms: number, from: number, to: number) => Math.round(Math.max(0, from, Math.min(ms, to)));

/** A beat with a change of one of its pieces. */
export function changePiece(beat: Beat, index: number, part: Partial<ShownFile>): Beat {
  return withPieces(
    beat,
    piecesOf(beat).map((piece, at) => (at === index ? { ...piece, ...part } : piece)),
  );
}

/** A beat with other files in place of `count` pieces from `index` on. Throws a Refusal for too many. */
export function replacePieces(beat: Beat, index: number, count: number, by: readonly ShownFile[]): Beat {
  return checked(withPieces(beat, piecesOf(beat).toSpliced(index, count, ...by)));
}

/** A beat with its piece at `from` moved to `to`. */
export function movePiece(beat: Beat, from: number, to: number): Beat {
  const pieces = piecesOf(beat);
  const moved = pieces[from];
  if (!moved || to < 0 || to >= pieces.length) return beat;
  return withPieces(beat, pieces.toSpliced(from, 1).toSpliced(to, 0, moved));
}

function checked(beat: Beat): Beat {
  if ((beat.more?.length ?? 0) > PIECES_MAX) throw tooManyPieces();
  return beat;
}
