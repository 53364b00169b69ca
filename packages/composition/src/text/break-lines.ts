import type { Overhang } from "./font.ts";
import { lettersOf } from "./letters.ts";
import type { Word } from "./words.ts";

/** A word and its width in px. */
export type SizedWord = { word: Word; width: number };

/** How wide words are, and the space between two, in px. */
export type Widths = {
  of: (word: Word, text: string) => number;
  /** How far the ink of a word overhangs its width, in px. */
  overhang: (word: Word) => Overhang;
  space: number;
  /** Between the emphasized phrase and a comma or a full stop after it. */
  stop: number;
};

/** Words with their widths, each measured once. */
export function sized(words: readonly Word[], widths: Widths): SizedWord[] {
  return words.map((word) => ({ word, width: widths.of(word, word.text) }));
}

/**
 * Words filled into lines no wider than `width`, as many as fit. A word that is wider has a line of its own and
 * overhangs.
 */
export function breakLines(words: readonly SizedWord[], width: number, space: number): SizedWord[][] {
  const lines: SizedWord[][] = [];
  let line: SizedWord[] = [];
  let filled = 0;
  const units = unitWidths(words, space);
  for (const [i, item] of words.entries()) {
    const gap = item.word.joined ? 0 : space;
    const more = gap + item.width;
    // A unit that no line could hold may break inside after all.
    const room = item.word.glued ? more : gap + (units[i] ?? item.width);
    if (line.length > 0 && filled + (item.word.glued || room - gap <= width ? room : more) > width) {
      lines.push(line);
      line = [];
    }
    filled = line.length === 0 ? item.width : filled + more;
    line.push(item);
    if (item.word.breakAfter) {
      lines.push(line);
      line = [];
    }
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** How wide a line is, in px. */
export const lineWidth = (line: readonly SizedWord[], space: number): number =>
  line.reduce((sum, { word, width }, i) => sum + width + (i > 0 && !word.joined ? space : 0), 0);

/** Words, with those that are wider than a line cut into pieces, between graphemes. */
export function breakWords(words: readonly SizedWord[], width: number, widths: Widths): SizedWord[] {
  return words.flatMap((item) => (item.width <= width ? [item] : pieces(item.word, width, widths)));
}

function pieces(word: Word, width: number, widths: Widths): SizedWord[] {
  const letters = lettersOf(word.text);
  const cut: SizedWord[] = [];
  for (let from = 0; from < letters.length; ) {
    const fits = (count: number) => widths.of(word, letters.slice(from, from + count).join("")) <= width;
    const count = mostThat(fits, letters.length - from, width, widths.of(word, letters[from] ?? ""));
    const text = letters.slice(from, from + count).join("");
    const isLast = from + count >= letters.length;
    const joined = from > 0 || word.joined;
    const piece = { ...word, text, joined, glued: from === 0 && word.glued, breakAfter: word.breakAfter && isLast };
    cut.push({ word: piece, width: widths.of(piece, text) });
    from += count;
  }
  return cut;
}

/**
 * The largest count that fits, at least one: estimated from one letter, then narrowed down, so that few texts are
 * measured.
 */
function mostThat(fits: (count: number) => boolean, most: number, width: number, letter: number): number {
  let low = 1;
  let high = Math.min(most, Math.max(2, Math.ceil((width / Math.max(1, letter)) * 2)));
  while (high < most && fits(high)) [low, high] = [high, Math.min(most, high * 2)];
  if (fits(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Of words that stay together with the ones glued to them; of others alone. */
export function widestUnit(words: readonly SizedWord[], space: number): number {
  return unitWidths(words, space).reduce((widest, width) => Math.max(widest, width), 0);
}

/** For each word the width up to the last one that is glued to it. */
function unitWidths(words: readonly SizedWord[], space: number): number[] {
  const widths = words.map(({ width }) => width);
  for (let i = words.length - 2; i >= 0; i--) {
    const next = words[i + 1];
    if (next?.word.glued) widths[i] = (widths[i] ?? 0) + (next.word.joined ? 0 : space) + (widths[i + 1] ?? 0);
  }
  return widths;
}
