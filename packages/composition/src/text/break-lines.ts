import type { Word } from "./words.ts";

export type WidthOf = (text: string) => number;

/** Words filled into lines no wider than `width`, as many as go. A word that is wider stands alone and overhangs. */
export function breakLines(words: readonly Word[], width: number, widthOf: WidthOf): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  for (const word of words) {
    if (line.length > 0 && widthOf(textOf([...line, word])) > width) {
      lines.push(line);
      line = [];
    }
    line.push(word);
    if (word.breakAfter) {
      lines.push(line);
      line = [];
    }
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** The same number of lines with their lengths evened out, so that no word is left alone on the last one. */
export function balanceLines(words: readonly Word[], width: number, widthOf: WidthOf): Word[][] {
  const widest = breakLines(words, width, widthOf);
  if (widest.length < 2) return widest;
  // Long paragraphs keep a full measure; evening them out would only narrow the column.
  let low = widest.length > 4 ? width * 0.8 : 0;
  let high = width;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (breakLines(words, middle, widthOf).length <= widest.length && widestWord(words, widthOf) <= middle)
      high = middle;
    else low = middle;
  }
  return breakLines(words, high, widthOf);
}

/** Words with those that are wider than a line cut into pieces, between letters as people see them. */
export function breakWords(words: readonly Word[], width: number, widthOf: WidthOf): Word[] {
  return words.flatMap((word) => (widthOf(word.text) <= width ? [word] : pieces(word, width, widthOf)));
}

function pieces(word: Word, width: number, widthOf: WidthOf): Word[] {
  const letters = Array.from(
    new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word.text),
    (s) => s.segment,
  );
  const texts: string[] = [];
  let piece = "";
  for (const letter of letters) {
    if (piece !== "" && widthOf(piece + letter) > width) {
      texts.push(piece);
      piece = "";
    }
    piece += letter;
  }
  texts.push(piece);
  return texts.map((text, i) => ({ ...word, text, breakAfter: word.breakAfter && i === texts.length - 1 }));
}

export function widestWord(words: readonly Word[], widthOf: WidthOf): number {
  return words.reduce((widest, word) => Math.max(widest, widthOf(word.text)), 0);
}

export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}
