import { type Phone, phonesOf } from "./phones.ts";
import type { WordToSpeak } from "./timed-words.ts";

/** What the mouth does from `at` (seconds) on. `pitch` is a factor to the voice's own. */
export type MouthMove = Omit<Phone, "weight"> & { at: number; pitch: number };

const SILENT = { formants: [500, 1500, 2500] as const, voice: 0, breath: 0, hiss: 0 };

/** The moves of a whole text, in order, with the melody of its sentences. */
export function mouthTrack(words: readonly WordToSpeak[]): MouthMove[] {
  return sentencesOf(words).flatMap((sentence) =>
    sentence.flatMap((word, index) => movesOf(word, index, sentence.length)),
  );
}

function sentencesOf(words: readonly WordToSpeak[]): WordToSpeak[][] {
  const sentences: WordToSpeak[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (word.ending === "statement" || word.ending === "question") sentences.push([]);
  }
  return sentences;
}

function movesOf(word: WordToSpeak, index: number, length: number): MouthMove[] {
  const phones = phonesOf(word.spoken);
  const total = phones.reduce((sum, { weight }) => sum + weight, 0);
  let said = 0;
  const moves = phones.map(({ weight, ...phone }) => {
    const through = said / total;
    said += weight;
    return {
      ...phone,
      at: word.start + through * (word.end - word.start),
      pitch: pitchAt(word, index, length, through),
    };
  });
  const last = moves.at(-1)?.pitch ?? 1;
  const pauses = word.ending !== "none";
  return pauses ? [...moves, { ...SILENT, at: word.end, pitch: last }] : moves;
}

/** A sentence sinks; words that carry meaning rise a little; the end falls, or rises for a question. */
function pitchAt(word: WordToSpeak, index: number, length: number, through: number): number {
  const sinking = 1.1 - 0.2 * (length > 1 ? index / (length - 1) : 0.5);
  const accent = word.spoken.length >= 4 ? 0.1 * Math.sin(Math.PI * Math.min(1, through + 0.25)) : 0;
  const ends = { none: 0, comma: 0.06, statement: -0.14, question: 0.3 }[word.ending];
  return sinking + accent + ends * through;
}
