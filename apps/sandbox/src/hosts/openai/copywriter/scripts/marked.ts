import { isWeak, sentencesIn, withoutEnd, wordsIn } from "../words.ts";
import type { BeatDraft } from "./draft.ts";

/** A title that is about the product, and not a whole thought about something. */
const SHORT_WORDS = 8;
/** A mark on fewer letters alone looks like a slip. */
const LITTLE_LETTERS = 6;

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

/** A figure, a short title whole, the product's name, or what the title ends on. Always a part of title or body. */
function phraseToMark({ role, title, body }: BeatDraft, name: string): string {
  // A figure of the product's name counts nothing.
  const figure = figureIn(title.replaceAll(name, "")) ?? figureIn(body.replaceAll(name, ""));
  if (figure) return figure;
  if (title === "") return "";
  const closing = sentencesIn(title).findLast((it) => wordsIn(it).length > 1) ?? title;
  if (wordsIn(title).length <= 4) return bare(title);
  if (title.includes(name) && (role === "ask" || wordsIn(title).length <= SHORT_WORDS)) return name;
  return tail(wordsIn(withoutEnd(closing)).slice(-3));
}

/** The first figure and what it counts, in whole words: "2,100 freelancers". */
function figureIn(text: string): string | null {
  const words = wordsIn(text);
  const at = words.findIndex(
    (it, index) => /\d/.test(it) && !/^(?:\p{Lu}{2,}|Nr\.?|No\.?)$/u.test(words[index - 1] ?? ""),
  );
  if (at === -1) return null;
  const next = words[at + 1] ?? "";
  const counts = /^(?:\p{L}+|[€$£%])[.,!?]?$/u.test(next) && !isWeak(next) && !/[,.;:!?]$/.test(words[at] ?? "");
  return bare(words.slice(at, counts ? at + 2 : at + 1).join(" "));
}

/** What follows the last small word, of "put up with headaches" the headaches; more of it where that is too little. */
function tail(words: string[]): string {
  const kept = wordsIn(withoutWeakEnds(words));
  const after = kept.slice(kept.findLastIndex(isWeak) + 1);
  const isLittle = after.length === 1 && (after[0]?.length ?? 0) <= LITTLE_LETTERS;
  return bare((isLittle ? kept : after).join(" "));
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

function withoutWeakEnds(words: string[]): string {
  const kept = [...words];
  while (kept.length > 1 && isWeak(kept.at(-1) ?? "")) kept.pop();
  while (kept.length > 1 && isWeak(kept[0] ?? "")) kept.shift();
  return kept.join(" ");
}
