import type { SizedWord, Widths } from "./break-lines.ts";
import type { Word } from "./words.ts";

/** The parts of a word between which a hyphen may stand. */
export type Hyphenate = (word: string) => string[];

/**
 * Words, with those that are wider than a line broken with a hyphen, each part as long as its line holds; a word in two
 * parts is broken where they are most alike. Null if a word has no place for a hyphen that helps.
 */
export function hyphenateWords(
  words: readonly SizedWord[],
  width: number,
  widths: Widths,
  hyphenate: Hyphenate,
): SizedWord[] | null {
  const result: SizedWord[] = [];
  for (const item of words) {
    const parts = item.width <= width ? [item] : partsOf(item.word, width, widths, hyphenate(item.word.text));
    if (!parts) return null;
    result.push(...parts);
  }
  return result;
}

function partsOf(word: Word, width: number, widths: Widths, syllables: readonly string[]): SizedWord[] | null {
  const texts = evenly(syllables, width, (text) => widths.of(word, text)) ?? greedily(syllables, width, word, widths);
  return (
    texts?.map((text, i, { length }) => {
      const isLast = i === length - 1;
      const part = { ...word, text, joined: i > 0 || word.joined, glued: i === 0 && word.glued };
      return { word: { ...part, breakAfter: isLast && word.breakAfter }, width: widths.of(word, text) };
    }) ?? null
  );
}

/** A hyphen behind a part, unless it is written with one already. */
const ended = (text: string) => (/[-–]$/.test(text) ? text : `${text}-`);

function evenly(syllables: readonly string[], width: number, widthOf: (text: string) => number): string[] | null {
  let best: { wider: number; texts: string[] } | null = null;
  for (let cut = 1; cut < syllables.length; cut++) {
    const texts = [ended(syllables.slice(0, cut).join("")), syllables.slice(cut).join("")];
    const wider = Math.max(...texts.map(widthOf));
    if (wider <= width && (best === null || wider < best.wider)) best = { wider, texts };
  }
  return best?.texts ?? null;
}

function greedily(syllables: readonly string[], width: number, word: Word, widths: Widths): string[] | null {
  const texts: string[] = [];
  let text = "";
  for (const [i, syllable] of syllables.entries()) {
    const isLast = i === syllables.length - 1;
    const more = text + syllable;
    if (widths.of(word, isLast ? more : ended(more)) <= width) text = more;
    else if (text === "" || widths.of(word, isLast ? syllable : ended(syllable)) > width) return null;
    else {
      texts.push(ended(text));
      text = syllable;
    }
  }
  return [...texts, text];
}
