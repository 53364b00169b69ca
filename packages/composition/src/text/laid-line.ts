import { inVisualOrder, wordLevels } from "./bidi.ts";
import type { SizedWord, Widths } from "./break-lines.ts";
import type { Overhang } from "./font.ts";

/** `x` counts from the left end of its line; `index` is the word's place in the whole text (parts of one word share it). */
export type LaidWord = { text: string; index: number; x: number; width: number; marked: boolean };

/** A line with its words in reading order. */
export type LaidLine = { text: string; width: number; overhang: Overhang; words: LaidWord[] };

/** The width of a line with all of its ink, in px. */
export function inkWidth({ width, overhang }: LaidLine): number {
  return overhang.left + width + overhang.right;
}

/** The positions of the words of a line: from the left, or from the right if the text or the words read from there. */
export function laidLine(words: readonly SizedWord[], widths: Widths, rightToLeft: boolean): LaidLine {
  const texts = words.map(({ word }, i) => (i > 0 && !word.joined ? ` ${word.text}` : word.text));
  const levels = wordLevels(
    words.map(({ word }) => word.text),
    rightToLeft,
  );
  const gapBefore = ({ word }: SizedWord, before: SizedWord | undefined) =>
    !before ? 0 : !word.joined ? widths.space : before.word.marked && !word.marked ? widths.stop : 0;
  const places = words.map((item, i) => ({ ...item, i, gap: gapBefore(item, words[i - 1]) }));
  const seen = inVisualOrder(places, ({ i }) => levels[i] ?? 0);
  const xs: number[] = [];
  let x = 0;
  for (const [at, place] of seen.entries()) {
    const before = seen[at - 1];
    // The space belongs between two neighbors; which of them comes first depends on the direction.
    if (before) x += before.i < place.i ? place.gap : before.gap;
    xs[place.i] = x;
    x += place.width;
  }
  const laid = words.map(({ word, width }, i) => {
    return { text: word.text, index: word.index, x: xs[i] ?? 0, width, marked: word.marked };
  });
  const [first, last] = [seen[0], seen.at(-1)].map((place) => place && widths.overhang(place.word));
  const overhang = { left: first?.left ?? 0, right: last?.right ?? 0 };
  return { text: texts.join(""), width: x, overhang, words: laid };
}
