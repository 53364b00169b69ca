import { Refusal } from "../../kernel/index.ts";
import type { Beat, Script } from "../script/script.ts";
import { SPLIT_LEAST_MS, splitReel } from "./piece-edits.ts";
import { withPieces } from "./pieces.ts";
import { isCut, type ReelFile, reelOf } from "./reel.ts";

/**
 * Where a beat is split, in ms after it began; how long it is; how many of its words were said by then; whether a voice
 * is heard, whose words then decide.
 */
export type SplitPoint = { atMs: number; lengthMs: number; wordsBefore: number; isVoiced: boolean };

const atEdge = () =>
  new Refusal(
    "invalid",
    "studio.split-scene-at-edge",
    "There is nothing to split here. Move the playhead further into the scene.",
  );

const isTooShort = () =>
  new Refusal(
    "invalid",
    "studio.split-scene-too-short",
    "This scene is too short to split. Add words to it, or make it longer.",
  );

const hasOneWord = () =>
  new Refusal(
    "invalid",
    "studio.split-scene-one-word",
    "A voiceover is split between two words, and this scene has fewer. Add words to it first.",
  );

const isBesideWords = () =>
  new Refusal(
    "invalid",
    "studio.split-scene-beside-words",
    "One half would have no words. Move the playhead between two spoken words of this scene.",
  );

/**
 * The script with a beat split in two: its clip at the time, what it says at the word. The title stays with the first
 * half, a closing question with the second; a picture that was made is shown by both. Throws a Refusal at an
 * edge, and under a voice where one half would have no words.
 */
export function splitBeat(
  script: Script,
  { id, newId, files }: { id: string; newId: string; files: readonly ReelFile[] },
  point: SplitPoint,
): Script {
  const beat = script.beats.find((it) => it.id === id);
  const refusal = beat && (refuseSplit(beat, point) ?? refuseSplitAt(beat, point));
  if (refusal) throw refusal;
  const beats = script.beats.flatMap((beat) => (beat.id === id ? halves(beat, newId, files, point) : [beat]));
  return { ...script, beats };
}

/** Why a beat is split nowhere; null if it can be. */
export function refuseSplit(
  { line }: Pick<Beat, "line">,
  { lengthMs, isVoiced }: Pick<SplitPoint, "lengthMs" | "isVoiced">,
): Refusal | null {
  if (isVoiced && wordsOf(line).length < 2) return hasOneWord();
  return lengthMs < 2 * SPLIT_LEAST_MS ? isTooShort() : null;
}

function refuseSplitAt({ line }: Beat, { atMs, lengthMs, wordsBefore, isVoiced }: SplitPoint): Refusal | null {
  if (isVoiced && (wordsBefore === 0 || wordsBefore >= wordsOf(line).length)) return isBesideWords();
  return atMs < SPLIT_LEAST_MS || lengthMs - atMs < SPLIT_LEAST_MS ? atEdge() : null;
}

const wordsOf = (line: string) => line.split(/\s+/).filter(Boolean);

function halves(beat: Beat, newId: string, files: readonly ReelFile[], point: SplitPoint): [Beat, Beat] {
  const { atMs, lengthMs, wordsBefore, isVoiced } = point;
  const words = wordsOf(beat.line);
  const hold = (ms: number) => (isVoiced ? null : Math.min(60_000, Math.max(500, Math.round(ms / 10) * 10)));
  const { transition: _, ...plain } = beat;
  const role = beat.role === "ask" ? "point" : beat.role;
  const first: Beat = { ...beat, role, line: words.slice(0, wordsBefore).join(" "), holdMs: hold(atMs), locked: true };
  const second: Beat = {
    ...plain,
    id: newId,
    role: beat.role === "hook" ? "point" : beat.role,
    line: words.slice(wordsBefore).join(" "),
    title: "",
    body: "",
    holdMs: isVoiced ? beat.holdMs : hold(lengthMs - atMs),
    locked: true,
    splitFrom: beat.splitFrom ?? beat.id,
  };
  return withClipsSplit([first, second], files, atMs);
}

/** A clip goes on in the second half where the first one left it. One that was over begins again there. */
function withClipsSplit([first, second]: [Beat, Beat], files: readonly ReelFile[], atMs: number): [Beat, Beat] {
  const reel = reelOf(first, files);
  const isClip = reel.some(({ isStill }) => !isStill) || isCut(first);
  const lengthMs = reel.at(-1)?.endMs ?? 0;
  if (!isClip || lengthMs === 0) return [first, second];
  const at = atMs % lengthMs;
  if (atMs >= lengthMs || at < SPLIT_LEAST_MS || lengthMs - at < SPLIT_LEAST_MS) return [first, second];
  const [before, after] = splitReel(first, files, at);
  return [withPieces(first, before), withPieces(second, after)];
}
