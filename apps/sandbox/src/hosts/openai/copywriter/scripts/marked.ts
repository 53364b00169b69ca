import { bareWord, isWeak, sentencesIn, withoutEnd, wordsIn } from "../words.ts";
import type { BeatDraft } from "./draft.ts";

/** A title that is about the product, and not a whole thought about something. */
const SHORT_WORDS = 8;
/** A mark on fewer letters looks like a slip. */
const ENOUGH_LETTERS = 5;
/** Longest phrase that still reads as a mark, in words. */
const LONGEST = 3;

/** Small words beside those that end no title, in the languages that it writes in. */
const SMALL = new Set(
  (
    "think know go goes get gets come comes need needs night am be been does did had he him his i me must our she some than them there these those up us were what where " +
    "aber als am an auch auf aus bei bin da das dass dein deine dem den der des die doch du ein eine einem einen einer er es für hat " +
    "ich ihr im in ist man mein meine mit nach nur oder schon sich sie sind so über um und uns unter vom von vor war wenn wie wir zu zum zur " +
    "a al como con cuando de del el en es esta este ha hay la las le les lo los me mi mis muy más nos o para pero por que se si sin son su sus te tu tus un una unas unos y ya " +
    "au aux avec ce cette dans des du elle est et il je les leur ma mes moi mon ne nous on ont ou où par pas plus pour quand qui sa sans se ses son sont sur ta tes ton une vous"
  ).split(" "),
);
const isSmall = (word: string): boolean => isWeak(word) || SMALL.has(bareWord(word)) || bareWord(word) === "";

/** The beat with the few words worth marking between asterisks, in its title or else its body. */
export function withMark(beat: BeatDraft, name: string): BeatDraft {
  const { title, body } = beat;
  if (`${title}${body}`.includes("*")) return beat;
  const phrase = phraseToMark(beat, name);
  if (phrase === "") return beat;
  const inTitle = marked(title, phrase, name);
  if (inTitle !== title) return { ...beat, title: inTitle };
  return wordsIn(body).length <= 2 ? beat : { ...beat, body: marked(body, phrase, name) };
}

/** A customer's words with what they come to marked: "The first path that *does not wobble*"; where that is one word, with their beginning. */
export function withQuoteMark(beat: BeatDraft, name: string): BeatDraft {
  const words = wordsIn(beat.title);
  const end = words.slice(-LONGEST);
  const pause = end.findLastIndex((it, i) => i < end.length - 1 && /[,;:!?…]$/.test(it));
  const point = end.slice(pause + 1);
  while (point.length > 0 && isSmall(point[0] ?? "") && !point.some((it) => DENIED.test(it))) point.shift();
  const phrase = point.length > 1 ? bare(point.join(" ")) : leadOf(words);
  const isEnough = phrase.length >= ENOUGH_LETTERS;
  return isEnough ? { ...beat, title: marked(beat.title, phrase, name) } : withMark(beat, name);
}

/** What is denied is the point as a whole: "does not wobble". */
const DENIED = /^(?:not|never|nicht|nie|nunca|pas|jamais)$/i;

/** The first words, up to a pause; "" if they end on a small one. */
function leadOf(words: readonly string[]): string {
  const first = words.slice(0, LONGEST);
  const pause = first.findIndex((it) => /[,;:.!?…]$/.test(it));
  const lead = pause === -1 ? first : first.slice(0, pause + 1);
  while (lead.length > 1 && isSmall(lead.at(-1) ?? "")) lead.pop();
  while (lead.length > 1 && isSmall(lead[0] ?? "")) lead.shift();
  return isSmall(lead.at(-1) ?? "") ? "" : bare(lead.join(" "));
}

/** The phrase between asterisks where it stands in whole words, not in a part of the name or of a figure such as `1 000`. */
function marked(text: string, phrase: string, name: string): string {
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(phrase)}(?![\p{L}\p{N}]|[.,\s]\d{3})`, "gu");
  const names = name === phrase ? [] : [...text.matchAll(new RegExp(escaped(name), "g"))].map(({ index }) => index);
  const found = [...text.matchAll(whole)].find(
    ({ index }) => !names.some((at) => index < at + name.length && index + phrase.length > at),
  );
  return found ? `${text.slice(0, found.index)}*${phrase}*${text.slice(found.index + phrase.length)}` : text;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A figure, a short title of strong words whole, the product's name, or the strong words that the title ends on. */
function phraseToMark({ role, title, body }: BeatDraft, name: string): string {
  // A figure of the product's name counts nothing.
  const figure = figureIn(title, name) ?? figureIn(body, name);
  if (figure) return figure;
  if (title === "") return "";
  const closing =
    [2, 1].flatMap((few) => sentencesIn(title).findLast((it) => wordsIn(it).length > few) ?? [])[0] ?? title;
  if (title.includes(name) && (role === "ask" || wordsIn(title).length <= SHORT_WORDS)) return name;
  if (wordsIn(title).length <= 4 && !wordsIn(title).some(isSmall)) return bare(title);
  return strongIn(wordsIn(withoutEnd(closing)));
}

/** The first figure and what it counts, in whole words: "2,100 freelancers". The name may be cut: "Tern 2". */
function figureIn(text: string, name: string): string | null {
  const words = wordsIn(text.replaceAll(name, ""));
  const isOfName = (index: number) => name.includes(`${words[index - 1]} ${withoutEnd(words[index] ?? "")}`);
  const at = words.findIndex(
    (it, index) => /\d/.test(it) && !/^(?:\p{Lu}{2,}|Nr\.?|No\.?)$/u.test(words[index - 1] ?? "") && !isOfName(index),
  );
  if (at === -1) return null;
  const next = words[at + 1] ?? "";
  const counts = /^(?:\p{L}+|[€$£%])[.,!?]?[”“"»]?$/u.test(next) && !isWeak(next) && !/[,.;:!?]$/.test(words[at] ?? "");
  return bare(words.slice(at, counts ? at + 2 : at + 1).join(" "));
}

/** The last words in a row of which none is small; of those with few letters, the longest. */
function strongIn(words: readonly string[]): string {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (!isSmall(word)) runs.at(-1)?.push(word);
    if (isSmall(word) || /[,;:]$/.test(word)) runs.push([]);
  }
  const phrases = runs.map((run) => bare(run.slice(-LONGEST).join(" ")));
  const isEnough = (phrase: string) => phrase.replaceAll(" ", "").length >= ENOUGH_LETTERS;
  return phrases.findLast(isEnough) ?? phrases.toSorted((a, b) => a.length - b.length).at(-1) ?? "";
}

/** Without marks around it: what is emphasized holds no half of a quotation. */
const bare = (text: string): string => {
  const plain = withoutEnd(text).replace(/^[“„"«‘'(¿¡]+|[”“"»’')?!.]+$/g, "");
  return /[“”„"«»]/.test(plain)
    ? (plain
        .split(/[“”„"«»]/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim() ?? "")
    : plain;
};
