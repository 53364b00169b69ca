import { endsSentence } from "../../../frame/captions/page-breaks.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** Words that are heard stand for this long at least. Source: docs/content.md#reading-time. */
const LEAST_MS = 1500;
/** So many letters make a title of three lines. Source: docs/content.md#words-on-screen. */
const MOST_LETTERS = 56;

/** A story has a turn; in a list of mistakes, the product mends one of them. */
const isOfMistakes = (beats: readonly TimedBeat[]): boolean =>
  beats.some(({ role }) => role === "pain") && beats.every(({ role }) => role !== "turn" && role !== "proof");

/**
 * The beats of a film of mistakes, of which the mended one is parted where the voice says what mends it: until then its title is a page of
 * words, since over the product it would call that the mistake; from then on the product is seen, under the sentence about it. The other mistakes
 * are pains, and it is a point. Source: ADR 180, ADR 232.
 */
export const partedAtCure = (beats: readonly TimedBeat[]): TimedBeat[] =>
  beats.flatMap((beat) => {
    const isMended = isOfMistakes(beats) && beat.role === "point" && beat.text !== "" && !beat.isPlain;
    const cure = isMended ? beat.words.find(({ startMs }) => startMs > beat.textStartMs) : undefined;
    if (!cure || cure.startMs - beat.startMs < LEAST_MS || beat.endMs - cure.startMs < LEAST_MS) return [beat];
    const told = beat.words.filter(({ startMs }) => startMs >= cure.startMs);
    const sentence = told.map(({ text }) => text).join(" ");
    const isTitle = sentence.length <= MOST_LETTERS && !told.slice(0, -1).some(({ text }) => endsSentence(text));
    const { startMs } = cure;
    return [
      { ...beat, endMs: startMs, textEndMs: startMs, words: [], media: null, isPlain: true, isLast: false },
      {
        ...{ ...beat, startMs, textStartMs: startMs, textEndMs: beat.endMs, phrase: "", small: "", isCure: true },
        ...(isTitle ? { text: sentence.replace(/\.$/u, ""), words: [], isSaid: true } : { text: "", words: told }),
      },
    ];
  });
