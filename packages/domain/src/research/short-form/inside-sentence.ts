/** Names that keep their capital inside an English sentence. */
const NAMES =
  /^(I|I'[a-z]+|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|Dutch|Greek|Polish|Portuguese|Chinese|Japanese|Korean|Arabic|American|British|European|Instagram|Google|Excel|Christmas)\b/;

/**
 * A phrase as it stands inside a sentence: without its full stop and, in English, without its first capital. Names and
 * abbreviations keep theirs, as German nouns do.
 */
export function insideSentence(phrase: string, language: string): string {
  const words = phrase.trim().replace(/[.!…]+$/, "");
  const lowers = language.startsWith("en") && /^[A-Z][a-z]/.test(words) && !NAMES.test(words);
  return lowers ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
