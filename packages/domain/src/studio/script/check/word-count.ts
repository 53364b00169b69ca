/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Letters of such a script that take about as long to read as a word. Our own choice. */
const LETTERS_A_WORD = 2.5;

/** How many words a text has; *emphasis* and marks on their own count nothing. */
export function wordCount(text: string): number {
  if (UNSPACED.test(text)) return Math.ceil(Array.from(text.replace(/[\s\p{P}]/gu, "")).length / LETTERS_A_WORD);
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The most words that pass for `most`: a quarter more, because letters can shrink. Our own choice. */
export const tolerated = (most: number): number => Math.ceil(most * 1.25);

/** The same words without marks, case and emphasis, to compare texts by. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
