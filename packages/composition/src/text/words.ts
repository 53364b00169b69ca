import { breakable, standTogether } from "./breakable.ts";
import { cleanText } from "./clean-text.ts";
import { glued } from "./glued.ts";

/**
 * A word, or a part of one where a line may break without a hyphen. `index` counts written words in reading order (parts
 * share it), `joined`: no space before it, `glued`: on one line with the word before it, `marked` if it belongs to the emphasized phrase, `breakAfter` before a line
 * break of the author.
 */
export type Word = {
  text: string;
  index: number;
  joined: boolean;
  glued: boolean;
  marked: boolean;
  breakAfter: boolean;
};

/** Between words that are not separated by a space: zero-width, as in scripts without spaces. */
export const NO_SPACE = "\u200B";

/** The words of a text, with those of `phrase` marked where it first occurs. Case and punctuation are ignored. */
export function wordsOf(text: string, phrase = ""): Word[] {
  const words = withoutStop(partedAfter(phrase, parts(text)), phrase);
  const [from, to] = phraseRange(words, phrase);
  return words.map((word, at) => ({ ...word, marked: at >= from && at < to }));
}

function parts(text: string): Omit<Word, "marked">[] {
  let index = -1;
  return cleanText(text)
    .split("\n")
    .flatMap((line) => {
      const words = line.split(/(?=[ \u200B])/).filter((word) => bareSpace(word) !== "");
      return words.flatMap((word, w) => {
        const pieces = breakable(bareSpace(word));
        index++;
        return pieces.map((piece, p) => ({
          text: piece,
          index,
          joined: p > 0 || word.startsWith(NO_SPACE),
          glued:
            p === 0 && w > 0 && glued(bareSpace(words[w - 1] ?? ""), bareSpace(word), bareSpace(words[w + 1] ?? "")),
          breakAfter: w === words.length - 1 && p === pieces.length - 1,
        }));
      });
    });
}

/** Where words have no spaces between them, a phrase ends before the particle that hangs on its last word: 言葉 in 言葉は. */
function partedAfter(phrase: string, words: Omit<Word, "marked">[]): Omit<Word, "marked">[] {
  const wanted = parts(phrase).map(({ text }) => text);
  const end = wanted.at(-1) ?? "";
  const start = words.findIndex((_, i) =>
    wanted.every((part, k) => {
      const text = words[i + k]?.text ?? "";
      return k < wanted.length - 1 ? text === part : text.startsWith(part);
    }),
  );
  const last = words[start + wanted.length - 1];
  const rest = last?.text.slice(end.length) ?? "";
  if (end === "" || !last || !standTogether(end, rest)) return words;
  const particle = { ...last, text: rest, joined: true, glued: true };
  return words.toSpliced(words.indexOf(last), 1, { ...last, text: end, breakAfter: false }, particle);
}

/** The comma or full stop after a phrase does not belong to it: a marker ends before it. */
function withoutStop(words: Omit<Word, "marked">[], phrase: string): Omit<Word, "marked">[] {
  const at = phraseRange(words, phrase)[1] - 1;
  const last = words[at];
  const [, said = "", stop] = /^(.*?[^.,;:])([.,;:]+)$/u.exec(last?.text ?? "") ?? [];
  if (!last || stop === undefined) return words;
  const mark = { ...last, text: stop, joined: true, glued: true };
  return words.toSpliced(at, 1, { ...last, text: said, breakAfter: false }, mark);
}

const bareSpace = (word: string) => word.replace(/^[ \u200B]+/, "");

/** Whether the phrase can be marked in this text. */
export function canMark(text: string, phrase: string): boolean {
  return wordsOf(text, phrase).some((word) => word.marked);
}

/** How many words a text has. */
export function countLineParts(text: string): number {
  return parts(text).length;
}

function phraseRange(words: readonly { text: string }[], phrase: string): [number, number] {
  const wanted = parts(phrase)
    .map((word) => bare(word.text))
    .filter(Boolean);
  if (wanted.length === 0) return [0, 0];
  const start = words.findIndex((_, i) => wanted.every((word, k) => bare(words[i + k]?.text ?? "") === word));
  return start === -1 ? [0, 0] : [start, start + wanted.length];
}

/** A word without case and punctuation, for comparing. */
export function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}%€$£]+/gu, "");
}
