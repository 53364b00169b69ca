import type { TranscriptBeat } from "@vignette/content";
import {
  type Beat,
  type FileRange,
  fileMs,
  isCut,
  pieceAt,
  piecesOf,
  type ReelFile,
  reelOf,
  type Script,
  saidIn,
  soundOf,
  splitPiece,
  withoutRanges,
  withPieces,
  withWordsKept,
} from "@vignette/domain/studio";

/** A beat of the transcript, and when it is on screen, in ms of the video. */
export type HeardBeat = { beat: TranscriptBeat; startMs: number; endMs: number; files: readonly ReelFile[] };

/** How far a word's time on the video may be from its time in the file, in ms: times are rounded to frames. */
const SAME_MS = 80;

/** What is left around a cut, in ms, so that neighboring words are not clipped. Our own choice. */
const BREATH_MS = 40;

/** The part of the beat's own clip in which each word is said; null where the clip does not say it. */
export function clipRanges(
  script: Script,
  { beat, startMs, files }: HeardBeat,
): ((FileRange & { key: string }) | null)[] {
  const stored = script.beats.find(({ id }) => id === beat.beatId);
  const reel = stored ? reelOf(stored, files) : [];
  return beat.spoken.map((word) => {
    const piece = pieceAt(reel, word.startMs - startMs);
    if (!piece || piece.isStill) return null;
    const { key } = piece.shown;
    const at = fileMs(piece, word.startMs - startMs);
    const said = saidIn(script, key) ?? [];
    const place = said.findIndex(
      (it) => Math.abs(it.startMs - at) <= SAME_MS && soundOf(it.text) === soundOf(word.text),
    );
    const heard = said[place];
    if (!heard) return null;
    const fromMs = Math.max(said[place - 1]?.endMs ?? 0, heard.startMs - BREATH_MS);
    return { key, fromMs, toMs: Math.max(heard.endMs, (said[place + 1]?.startMs ?? heard.endMs) - BREATH_MS) };
  });
}

/** The script without the stretches of its clip in which these words are said. Throws a Refusal for too many pieces. */
export function withoutWords(script: Script, heard: HeardBeat, places: readonly number[]): Script {
  const ranges = clipRanges(script, heard);
  const struck = places.flatMap((at) => ranges[at] ?? []);
  const cutMs = struck.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  return changed(script, heard, (beat) => {
    const keys = [...new Set(struck.map(({ key }) => key))];
    const without = keys.reduce(
      (it, key) =>
        withoutRanges(
          it,
          heard.files,
          key,
          struck.filter((range) => range.key === key),
        ),
      asShown(beat, heard),
    );
    return { ...without, holdMs: beat.holdMs === null ? null : Math.max(500, Math.round(beat.holdMs - cutMs)) };
  });
}

/** The first word of each sentence of a beat. */
export function sentenceStarts({ spoken }: Pick<TranscriptBeat, "spoken">): number[] {
  return [...spoken.keys()].filter((at) => at === 0 || /[.!?…。！？]["”’»)\]]*$/.test(spoken[at - 1]?.text ?? ""));
}

/**
 * The script in which the clip of a beat plays one sentence at the place of another, counted from 0. Throws a Refusal
 * where the clip cannot be split.
 */
export function withSentenceMoved(script: Script, heard: HeardBeat, from: number, to: number): Script {
  const starts = sentenceStarts(heard.beat);
  const begins = (sentence: number) => (heard.beat.spoken[starts[sentence] ?? -1]?.startMs ?? 0) - heard.startMs;
  return changed(script, heard, (beat) => {
    const shown = asShown(beat, heard);
    const cuts = starts.slice(1).map((_, at) => Math.round(begins(at + 1) - BREATH_MS));
    const inPieces = cuts.reduce((it, at) => {
      const isThere = reelOf(it, heard.files).some(({ startMs }) => Math.abs(startMs - at) < 1);
      return isThere ? it : splitPiece(it, heard.files, at);
    }, shown);
    const groups: number[][] = starts.map(() => []);
    for (const { index, startMs } of reelOf(inPieces, heard.files)) {
      groups[Math.max(0, cuts.filter((at) => at <= startMs + 1).length)]?.push(index);
    }
    const moved = groups.toSpliced(from, 1).toSpliced(to, 0, groups[from] ?? []);
    const pieces = piecesOf(inPieces);
    return withPieces(inPieces, joined(moved.flat().flatMap((index) => pieces[index] ?? [])));
  });
}

/** Pieces that go on where the one before ends are one again. */
function joined(pieces: ReturnType<typeof piecesOf>): ReturnType<typeof piecesOf> {
  const all: ReturnType<typeof piecesOf> = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const goesOn = before?.key === piece.key && before.endTrimMs === piece.trimMs && before.speed === piece.speed;
    if (!before || !goesOn) {
      all.push(piece);
      continue;
    }
    const { endTrimMs: _, ...open } = before;
    all[all.length - 1] = { ...open, ...(piece.endTrimMs !== undefined && { endTrimMs: piece.endTrimMs }) };
  }
  return all;
}

/** A beat that shows a longer clip than it lasts shows only that part from now on: a cut must not make it longer. */
function asShown(beat: Beat, { startMs, endMs, files }: HeardBeat): Beat {
  const file = files.find(({ key }) => key === beat.shows?.key);
  if (!beat.shows || isCut(beat) || !file) return beat;
  const endTrimMs = Math.round(Math.min(file.durationMs ?? 0, beat.shows.trimMs + endMs - startMs));
  return { ...beat, shows: { ...beat.shows, endTrimMs } };
}

function changed(script: Script, { beat: { beatId } }: HeardBeat, make: (beat: Beat) => Beat): Script {
  const beats = script.beats.map((beat) => (beat.id === beatId ? { ...make(beat), locked: true } : beat));
  return withWordsKept(script, { ...script, beats });
}
