/** Words that no line may end on. */
const WEAK_ENDS = new Set(
  "a an and are as at because but by can do for from get has have if in into is it its like no not of on or so than that the their then they this to too very was we when which who will with without you your my our more most every each all before after without until while about over under per plus via just".split(
    " ",
  ),
);

/** Words that begin another phrase: the part before one is complete. */
const JOINTS = new Set("after and because before but if or since so until when while without".split(" "));

/** The words of a text; a figure written in groups, such as `1 000`, is one. */
export const wordsIn = (text: string): string[] => text.split(/\s+(?!(?<=\d\s+)\d{3})/).filter((it) => it !== "");
export const wordCount = (text: string): number => wordsIn(text).length;

/** The text in at most `max` words, cut where a thought ends if there is such a place. */
export function within(text: string, max: number): string {
  const words = wordsIn(text);
  if (words.length <= max) return words.join(" ");
  const kept = words.slice(0, max);
  const pause = kept.findLastIndex((it, index) => /[,;:.!?–—]$/.test(it) && index + 1 >= max * 0.45);
  const joint = kept.findLastIndex((it, index) => isWeak(it) && index >= max * 0.5);
  return withoutWeakEnd(pause !== -1 ? kept.slice(0, pause + 1) : joint !== -1 ? kept.slice(0, joint) : kept);
}

/** The text up to the last pause within `max` words; without a pause there it stays whole, for half a promise is none. */
export function wholeWithin(text: string, max: number): string {
  const words = wordsIn(text);
  const kept = words.slice(0, max);
  const pause = kept.findLastIndex((it, index) => /[.!?–—]$/.test(it) && index + 1 >= max * 0.3);
  return (words.length <= max || pause === -1 ? words : kept.slice(0, pause + 1)).join(" ");
}

/** The text in at most `max` words if a phrase ends there; null where any cut would tear one. */
export function phraseWithin(text: string, max: number): string | null {
  const words = wordsIn(text);
  if (words.length <= max) return words.join(" ");
  for (let length = max; length >= 2; length--) {
    const pauses = /[,;:.!?–—]$/.test(words[length - 1] ?? "");
    if (pauses || JOINTS.has(bareWord(words[length] ?? ""))) return withoutWeakEnd(words.slice(0, length));
  }
  return null;
}

function withoutWeakEnd(words: string[]): string {
  const kept = [...words];
  if (/[.!?]$/.test(kept.at(-1) ?? "")) return kept.join(" ").replace(/[.]$/, "");
  while (kept.length > 1 && WEAK_ENDS.has(bareWord(kept.at(-1) ?? ""))) kept.pop();
  return kept.join(" ").replace(/[\s,;:–—-]+$/, "");
}

export const isWeak = (word: string): boolean => WEAK_ENDS.has(bareWord(word));
export const bareWord = (word: string): string =>
  word.toLowerCase().replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%+]+$/gu, "");

export const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (it) => it.toUpperCase());

/** Lower case at the front, but not for names such as `TikTok`, `PDF` or `I`. */
export const lowerFirst = (text: string): string =>
  /^(I\b|\S*\p{Lu}\S*\p{Lu}|\p{Ll}+\p{Lu})/u.test(text) ? text : text.replace(/^\p{Lu}/u, (it) => it.toLowerCase());

/** A colon as a language sets it: French leaves a space before it. */
export const colonIn = (language: string): string => (language === "fr" ? " :" : ":");

/** "At 3 a.m." keeps its last point. */
export const withoutEnd = (text: string): string =>
  ABBREVIATED.test(text.trim()) ? text.trim() : text.trim().replace(/[\s.!?,;:]+$/, "");
const ABBREVIATED = /(?<!\p{L})\p{L}\.\p{L}\.$/u;

/** As a sentence: capital at the front, one mark at the end. */
export const sentence = (text: string): string =>
  /[.!?…]\s?["”’)“»]?$/.test(text.trim()) ? upperFirst(text.trim()) : `${upperFirst(withoutEnd(text))}.`;

/** The sentences of a text. A point before a small letter ends none: "at 3 a.m. about nothing". */
export const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?]+(?:(?:[.!?](?=\S)|\.(?=\s\p{Ll}))[^.!?]+)*[.!?]*/gu) ?? [])
    .map((it) => it.trim())
    .filter((it) => it !== "");

/** "Paidly sends reminders." is, beside the product, "Sends reminders." */
export function withoutSubject(text: string, name: string): string {
  const rest = text.startsWith(`${name} `) || text.startsWith(`${name}:`) ? text.slice(name.length + 1).trim() : text;
  return upperFirst(rest === text ? text : rest.replace(/^(is|are)\s+/, ""));
}
