import { endsClause, endsSentence, sentences } from "../../../frame/captions/page-breaks.ts";
import type { CaptionWord } from "../../../scene/captions-clip.ts";
import { bare, wordsOf } from "../../../text/words.ts";

/** The title of a beat with its time, and the words that captions show. */
export type OnePlace = {
  text: string;
  phrase: string;
  textStartMs: number;
  textEndMs: number;
  words: CaptionWord[];
};

type Beat = {
  startMs: number;
  endMs: number;
  text: string;
  phrase: string;
  /** The opening words and the call to action stay as they are written. */
  isKept: boolean;
};

/** From this share on, words count as the same words. A transcription may have heard one of a sentence as another one. */
const SAME = 0.75;
/** So much of a title in a sentence makes it a part of that. */
const PART = 0.8;
/** So much of a sentence in a title that stays anyway: captions would say it again. */
const AGAIN = 0.5;
/** So many letters make a title of three lines. Source: docs/content.md#words-on-screen. */
const MOST_LETTERS = 56;
/** A longer part of a sentence is not marked in it: most of it would be. */
const MOST_MARKED = 22;
/** A title that is heard stands for this long at least. Source: docs/content.md#reading-time. */
const LEAST_MS = 1500;

/**
 * Spoken words in one place (ADR 183): a sentence stands whole, in a title or in captions. A title that is one of the sentences
 * replaces it in the captions, and stays from there to the cut, as does one that is not said at all. A title that is only a part of a sentence
 * becomes that sentence, for as long as it is said; if that is too long for a title, captions have it all, with that part emphasized.
 */
export function inOnePlace(heard: readonly CaptionWord[], beat: Beat): OnePlace {
  const { startMs, endMs, text, phrase, isKept } = beat;
  // A beat may be shorter than a title should stand, and words are heard slightly beside it: a title crosses no cut.
  const within = (ms: number) => Math.max(startMs, Math.min(endMs, ms));
  const whole = { text, phrase, textStartMs: startMs, textEndMs: endMs };
  const title = saidIn(wordsOf(text));
  if (title.length === 0) return { ...whole, words: [...heard] };
  const all = sentences(heard, Number.POSITIVE_INFINITY);
  const captioned = (isLeft: (sentence: readonly CaptionWord[]) => boolean) => all.filter(isLeft).flat();
  const isLine = areTheSame(title, saidIn(heard));
  const isTitle = (sentence: readonly CaptionWord[]) =>
    areTheSame(title, saidIn(afterLead(sentence))) || (isLine && shareOf(saidIn(sentence), title) >= AGAIN);
  if (isKept)
    return {
      ...whole,
      words: captioned((it) => !isTitle(it) && !holds(it, title) && shareOf(saidIn(it), title) < AGAIN),
    };
  const own = all.findIndex(isTitle);
  if (own !== -1) {
    const from = own === 0 || isLine ? startMs : (all[own]?.[0]?.startMs ?? startMs);
    return { ...whole, textStartMs: within(Math.min(from, endMs - LEAST_MS)), words: captioned((it) => !isTitle(it)) };
  }
  const at = all.findIndex((it) => holds(it, title) || shareOf(title, saidIn(it)) >= PART);
  const sentence = all[at];
  if (!sentence) return { ...whole, words: [...heard] };
  const written = asTitle(sentence.map((word) => word.text).join(" "));
  if (written.length > MOST_LETTERS) return { ...whole, text: "", phrase: "", words: heard.map(emphasized(title)) };
  const from = at === 0 ? startMs : (sentence[0]?.startMs ?? startMs);
  const until = all[at + 1]?.[0]?.startMs ?? endMs;
  return {
    ...{ text: written, phrase: phrase === "" && text.length <= MOST_MARKED ? text.replace(/[.!?…]+$/u, "") : phrase },
    textStartMs: within(Math.min(from, endMs - LEAST_MS)),
    textEndMs: within(Math.max(until, from + LEAST_MS)),
    words: captioned((it) => it !== sentence),
  };
}

/** What is said without the members of a list that a title names, as its product and its price: captions would say them again. */
export function withoutNamed(heard: readonly CaptionWord[], title: string): CaptionWord[] {
  const named = saidIn(wordsOf(title));
  const clauses: CaptionWord[][] = [];
  for (const [at, word] of heard.entries()) {
    const before = heard[at - 1]?.text ?? ".";
    if (endsClause(before) || endsSentence(before)) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => !saidIn(clause).every((word) => named.includes(word))).flat();
}

/** Whether a title is heard, too: (nearly) all of its words are spoken. */
export function isHeard(spoken: readonly CaptionWord[], title: string): boolean {
  const written = saidIn(wordsOf(title));
  return written.length > 0 && shareOf(written, saidIn(spoken)) >= HEARD;
}

const HEARD = 0.85;

/** What a sentence says after the words that lead in to it: "In the words of Ines: …", "Four: …". */
function afterLead(sentence: readonly CaptionWord[]): readonly CaptionWord[] {
  const lead = sentence.findLastIndex(({ text }) => text.endsWith(":"));
  return lead === sentence.length - 1 || lead >= MOST_LEAD ? sentence : sentence.slice(lead + 1);
}

/** In words: more than these say something of their own. Our own choice. */
const MOST_LEAD = 5;

const holds = (sentence: readonly CaptionWord[], title: readonly string[]): boolean => {
  const said = saidIn(sentence);
  return said.some((_, i) => title.every((word, k) => said[i + k] === word));
};

const emphasized =
  (title: readonly string[]) =>
  (word: CaptionWord): CaptionWord =>
    bare(word.text).length > 2 && title.includes(bare(word.text)) ? { ...word, emphasis: true } : word;

/** With a capital, also after words that led in to it, and without its full stop. */
export const asTitle = (sentence: string): string =>
  sentence.replace(/(?<!\.)\.$/u, "").replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** Words that a space without a break holds together are two, as "19 €". */
const saidIn = (words: readonly { text: string }[]): string[] =>
  words.flatMap(({ text }) => text.split(/\s+/u).map(bare)).filter(Boolean);

const areTheSame = (one: readonly string[], other: readonly string[]): boolean =>
  shareOf(one, other) >= SAME && shareOf(other, one) >= SAME;

/** How many of the words, from 0 to 1, are among the others. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  const [own, among] = [new Set(words), new Set(others)];
  return own.size === 0 ? 0 : [...own].filter((word) => among.has(word)).length / own.size;
}
