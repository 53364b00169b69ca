import { wordsOf } from "./words.ts";

/** What may be a word of a name; the last one of a name may have a mark behind it. */
const NAME = /^\p{Lu}[\p{L}’'-]*\p{Ll}$/u;
const LAST = /^\p{Lu}[\p{L}’'-]*\p{Ll}[.,;:!?…)”"»]*$/u;
const ENDS_SENTENCE = /[.:!?…]["”»)]*$/u;

/**
 * The words that go on with a name of several words ("House" and "Blend" in "Kiln House Blend"), by their index. The first
 * word of a sentence is capitalized anyway: it begins a name of three words, or one that a comma or colon closes.
 */
export function inNames(text: string): ReadonlySet<number> {
  const words = wordsOf(text).filter(({ joined }) => !joined);
  const found = new Set<number>();
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (NAME.test(words[to]?.text ?? "") && !words[to]?.breakAfter && LAST.test(words[to + 1]?.text ?? "")) to++;
    const isFirst = from === 0 || ENDS_SENTENCE.test(words[from - 1]?.text ?? "");
    const isName = !isFirst || to - from > 1 || /[,:]$/.test(words[to]?.text ?? "");
    for (const { index } of words.slice(from + (isName ? 1 : 2), to + 1)) found.add(index);
    from = to;
  }
  return found;
}
