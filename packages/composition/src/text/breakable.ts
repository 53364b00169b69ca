/** Scripts that write no spaces between words. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Belongs to the letter before it: closing marks, and endings in hiragana. */
const HANGS_ON = /^(?:\p{sc=Hira}+|[\p{Pe}\p{Pf}\p{Po}ー々…]+)$/u;
/** Belongs to the letter after it. */
const OPENS = /[\p{Ps}\p{Pi}]$/u;
/** More letters than this stay breakable, or a line could not hold them. */
const LONGEST_PART = 9;

const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** Whether one word ends and the next begins in a script without spaces. */
export function standTogether(before: string, after: string): boolean {
  return SPACELESS.test(Array.from(before).at(-1) ?? "") && SPACELESS.test(Array.from(after)[0] ?? "");
}

/**
 * The parts of a written word between which a line may break: in scripts with spaces the whole word; in those without,
 * words with their particles and punctuation.
 */
export function breakable(word: string): string[] {
  if (!SPACELESS.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of WORDS.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && belongs(segment, last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function belongs(segment: string, last: string): boolean {
  if (OPENS.test(last) || /^[\p{P}ー々]/u.test(segment)) return true;
  return HANGS_ON.test(segment) && last.length + segment.length <= LONGEST_PART;
}
