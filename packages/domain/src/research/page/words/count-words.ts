/** Scripts that write words without blanks between them: Han, kana, Thai, Lao, Khmer, Burmese. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a text is in a script without blanks between words. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

let segmenter: Intl.Segmenter | null = null;

/** The number of words of a text, in any script. */
export function countWords(text: string): number {
  if (!isUnspaced(text)) return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
