import { cleanText } from "./clean-text.ts";

/**
 * A word: `index` counts in reading order, `marked` if it belongs to the emphasised phrase,
 * `breakAfter` before a line break of the author.
 */
export type Word = { text: string; index: number; marked: boolean; breakAfter: boolean };

/** The words of a text, with those of `phrase` marked where it first occurs. Case and punctuation are ignored. */
export function wordsOf(text: string, phrase = ""): Word[] {
  const words = cleanText(text)
    .split("\n")
    .flatMap((line) => {
      const texts = line.split(" ").filter((word) => word !== "");
      return texts.map((word, i) => ({ text: word, breakAfter: i === texts.length - 1 }));
    });
  const [from, to] = phraseRange(words, phrase);
  return words.map((word, index) => ({ ...word, index, marked: index >= from && index < to }));
}

/** Whether the phrase can be marked in this text. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return wordsOf(text, phrase).some((word) => word.marked);
}

/** How many words a text has. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

function phraseRange(words: readonly { text: string }[], phrase: string): [number, number] {
  const wanted = cleanText(phrase).split(/\s+/).map(bare).filter(Boolean);
  if (wanted.length === 0) return [0, 0];
  const start = words.findIndex((_, i) => wanted.every((word, k) => bare(words[i + k]?.text ?? "") === word));
  return start === -1 ? [0, 0] : [start, start + wanted.length];
}

/** A word without case and punctuation, for comparing. */
export function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}%€$£]+/gu, "");
}
