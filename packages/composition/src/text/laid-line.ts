import { inVisualOrder, wordLevels } from "./bidi.ts";
import type { SizedWord } from "./break-lines.ts";

/** `x` counts from the left end of its line; `index` is the word's place in the whole text (parts of one word share it). */
export type LaidWord = { text: string; index: number; x: number; width: number; marked: boolean };

/** A line with its words in reading order. */
export type LaidLine = { text: string; width: number; words: LaidWord[] };

/** Where the words of a line stand: from the left, or from the right where the text or the words read so. */
export function laidLine(words: readonly SizedWord[], space: number, rightToLeft: boolean): LaidLine {
  const texts = words.map(({ word }, i) => (i > 0 && !word.joined ? ` ${word.text}` : word.text));
  const levels = wordLevels(
    words.map(({ word }) => word.text),
    rightToLeft,
  );
  const places = words.map((item, i) => ({ ...item, i, gap: i === 0 || item.word.joined ? 0 : space }));
  const xs: number[] = [];
  let x = 0;
  let before: (typeof places)[number] | null = null;
  for (const place of inVisualOrder(places, ({ i }) => levels[i] ?? 0)) {
    // The space belongs between two neighbours; which of them comes first depends on the direction.
    if (before) x += before.i < place.i ? place.gap : before.gap;
    xs[place.i] = x;
    x += place.width;
    before = place;
  }
  const laid = words.map(({ word: { text, index, marked }, width }, i) => ({
    text,
    index,
    x: xs[i] ?? 0,
    width,
    marked,
  }));
  return { text: texts.join(""), width: x, words: laid };
}
