import type { Beat, Script, ShownFile } from "../script/script.ts";
import { withCaptionsMoved } from "./captions-moved.ts";
import { changePiece, movePiece, replacePieces } from "./piece-edits.ts";
import { piecesOf, withPieces } from "./pieces.ts";
import { isCut, PIECE_LEAST_MS, type ReelFile, type ReelPiece, reelMs, reelOf } from "./reel.ts";

/** A clip of a beat, by its place among the clips there. */
export type PiecePlace = { beatId: string; index: number };

/** The files that beats show, how long each beat is on screen, in ms by id, and whether a voice sets these lengths. */
export type BeatLengths = {
  files: readonly ReelFile[];
  lengthsMs: ReadonlyMap<string, number>;
  isVoiced: boolean;
};

/** What is left of a clip that another one is put behind, and what is seen of that one, in ms. Our own choice. */
const SEEN_LEAST_MS = 500;

/**
 * The script with a clip taken out of its beat and put into another one, and its place there. It shows what it showed: a
 * clip that was longer than its beat ends where it was cut off, and captions that were edited go with their words.
 * Without a voice both beats change by its length. Under a voice they keep theirs, and a beat that was full makes room.
 * Throws a Refusal for too many clips.
 */
export function movePieceToBeat(
  script: Script,
  from: PiecePlace,
  to: PiecePlace,
  lengths: BeatLengths,
): { script: Script; to: PiecePlace } {
  const [source, target] = [from, to].map(({ beatId }) => script.beats.find(({ id }) => id === beatId));
  const moved = source && piecesOf(asSeen(source, lengths))[from.index];
  if (!source || !target || !moved) return { script, to: from };
  if (source === target) {
    const index = Math.min(to.index, piecesOf(source).length - 1);
    return { script: withBeats(script, [movePiece(source, from.index, index)]), to: { ...to, index } };
  }
  const left = withPieces(source, piecesOf(source).toSpliced(from.index, 1));
  const movedMs = reelOf({ shows: moved }, lengths.files).at(-1)?.endMs ?? 0;
  const room = withRoom(asSeen(target, lengths), to.index, lengths);
  const grown = withOthersSeen(
    replacePieces(room.beat, room.index, 0, [withoutHold(moved, room)]),
    room.index,
    lengths,
  );
  const beats = [heldBy(left, left.shows ? -movedMs : 0), heldBy(grown, target.shows ? movedMs : 0)];
  const after = withBeats(script, beats);
  return {
    script: lengths.isVoiced ? after : withCaptionsMoved(script, after, lengths.files),
    to: { ...to, index: room.index },
  };
}

/**
 * The script with new clips put into a beat, and the place of the first of them there. Under a voice a beat that was full
 * makes room, and several clips share it; without one, a beat that the user holds lasts as much longer. Throws a Refusal
 * for too many clips.
 */
export function addPiecesToBeat(
  script: Script,
  added: readonly ShownFile[],
  to: PiecePlace,
  lengths: BeatLengths,
): { script: Script; to: PiecePlace } {
  const target = script.beats.find(({ id }) => id === to.beatId);
  if (!target || added.length === 0) return { script, to };
  const room = withRoom(asSeen(target, lengths), to.index, lengths);
  const put = withAllSeen(replacePieces(room.beat, room.index, 0, added), room.index, added.length, lengths);
  const grown = withOthersSeen(put, room.index + added.length - 1, lengths);
  const addedMs = added.reduce((sum, shows) => sum + reelMs(reelOf({ shows }, lengths.files)), 0);
  const after = withBeats(script, [heldBy(grown, target.shows ? addedMs : 0)]);
  return {
    script: lengths.isVoiced ? after : withCaptionsMoved(script, after, lengths.files),
    to: { ...to, index: room.index },
  };
}

const withBeats = (script: Script, changed: readonly Beat[]): Script => ({
  ...script,
  beats: script.beats.map((beat) => {
    const after = changed.find(({ id }) => id === beat.id);
    return after ? { ...after, locked: true } : beat;
  }),
});

/** A clip that was not cut ends where its beat does. */
function asSeen(beat: Beat, { files, lengthsMs }: BeatLengths): Beat {
  const file = files.find(({ key }) => key === beat.shows?.key);
  const lengthMs = lengthsMs.get(beat.id);
  if (!beat.shows || isCut(beat) || !file || lengthMs === undefined) return beat;
  const endMs = Math.round(beat.shows.trimMs + lengthMs);
  const isStill = file.type.startsWith("image/");
  if (!isStill && endMs >= (file.durationMs ?? 0)) return beat;
  return changePiece(beat, 0, { endTrimMs: endMs });
}

/** Only the last clip of a beat holds its last picture. */
const withoutHold = ({ holds, ...piece }: ShownFile, { beat, index }: { beat: Beat; index: number }): ShownFile =>
  holds && index === piecesOf(beat).length ? { ...piece, holds } : piece;

/** The beat with something to see at this place; under a voice what stands before it is shortened where the beat is full. */
function withRoom(
  beat: Beat,
  index: number,
  { files, lengthsMs, isVoiced }: BeatLengths,
): { beat: Beat; index: number } {
  const count = piecesOf(beat).length;
  const lengthMs = lengthsMs.get(beat.id) ?? 0;
  if (!isVoiced || lengthMs === 0) return { beat, index: Math.min(index, count) };
  const seen = reelOf(beat, files).filter(({ startMs }) => startMs < lengthMs);
  const before = seen.findLast((piece) => piece.index < index);
  const at = before ? before.index + 1 : 0;
  if (!before || before.endMs <= lengthMs - SEEN_LEAST_MS) return { beat, index: at };
  const endTrimMs = endAfter(before, (lengthMs - before.startMs) / 2);
  return { beat: changePiece(beat, before.index, { endTrimMs }), index: at };
}

/** A clip that is put before others, and under a voice would leave them no time, takes half of what there is. */
function withOthersSeen(beat: Beat, index: number, { files, lengthsMs, isVoiced }: BeatLengths): Beat {
  const lengthMs = lengthsMs.get(beat.id) ?? 0;
  const reel = reelOf(beat, files);
  const piece = reel.find((it) => it.index === index);
  const isBeforeOthers = reel.some((it) => it.index > index);
  if (!isVoiced || !piece || !isBeforeOthers || piece.endMs <= lengthMs - SEEN_LEAST_MS) return beat;
  return changePiece(beat, index, { endTrimMs: endAfter(piece, (lengthMs - piece.startMs) / 2) });
}

/** Several clips that are put in together, and under a voice would leave the last no time, share what there is. */
function withAllSeen(beat: Beat, index: number, count: number, { files, lengthsMs, isVoiced }: BeatLengths): Beat {
  const lengthMs = lengthsMs.get(beat.id) ?? 0;
  const reel = reelOf(beat, files).filter((it) => it.index >= index && it.index < index + count);
  const [first, last] = [reel[0], reel.at(-1)];
  if (!isVoiced || !first || !last || last === first || last.startMs <= lengthMs - SEEN_LEAST_MS) return beat;
  const shareMs = (lengthMs - first.startMs) / reel.length;
  return reel.reduce(
    (it, piece) =>
      piece === last || piece.endMs - piece.startMs <= shareMs
        ? it
        : changePiece(it, piece.index, { endTrimMs: endAfter(piece, shareMs) }),
    beat,
  );
}

/** Where a clip ends in its file that is shown for so long, in ms. */
function endAfter({ isStill, shown, fromMs, speed }: ReelPiece, shownMs: number): number {
  const ms = Math.max(PIECE_LEAST_MS, shownMs);
  return Math.round(isStill ? ms + shown.trimMs : fromMs + ms * speed);
}

/** A beat that the user holds stays on screen as much longer or shorter as its clips do. */
const heldBy = (beat: Beat, ms: number): Beat =>
  beat.holdMs === null ? beat : { ...beat, holdMs: Math.min(60_000, Math.max(500, Math.round(beat.holdMs + ms))) };
