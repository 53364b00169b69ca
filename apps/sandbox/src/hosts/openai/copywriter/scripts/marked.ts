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
  const marked = (text: string) => text.replace(phrase, () => `*${phrase}*`);
  if (!title.includes(phrase) && wordsIn(body).length <= 2) return beat;
  return title.includes(phrase) ? { ...beat, title: marked(title) } : { ...beat, body: marked(body) };
}

/**
 * A figure, a short title as a whole, the product's name, or the last words of the title. Always a part of title or
 * body.
 */
function phraseToMark({ role, title, body }: BeatDraft, name: string): string {
  // A figure of the product's name counts nothing.
  const figure = figureIn(title.replaceAll(name, "")) ?? figureIn(body.replaceAll(name, ""));
  if (figure) return figure;
  const closing = sentencesIn(title).findLast((it) => wordsIn(it).length > 1) ?? title;
  if (wordsIn(title).length <= 4) return withoutEnd(title);
  if (title.includes(name) && (role === "ask" || wordsIn(title).length <= SHORT_WORDS)) return name;
  return tail(wordsIn(withoutEnd(closing)).slice(-3));
}

/** The first figure and what it counts, in whole words: "2,100 freelancers". */
function figureIn(text: string): string | null {
  const words = wordsIn(text);
  const at = words.findIndex((it) => /\d/.test(it));
  if (at === -1) return null;
  const next = words[at + 1] ?? "";
  const counts = /^\p{L}+[.,!?]?$/u.test(next) && !isWeak(next) && !/[,.;:!?]$/.test(words[at] ?? "");
  return withoutEnd(words.slice(at, counts ? at + 2 : at + 1).join(" "));
}

/**
 * What follows the last function word: "headaches" of "put up with headaches". Takes more words if that is too short.
 */
function tail(words: string[]): string {
  const kept = wordsIn(withoutWeakEnds(words));
  const after = kept.slice(kept.findLastIndex(isWeak) + 1);
  const isLittle = after.length === 1 && (after[0]?.length ?? 0) <= LITTLE_LETTERS;
  return (isLittle ? kept : after).join(" ").replace(/^[“„"«‘']+|[”“"»’'?!]+$/g, "");
}

function withoutWeakEnds(words: string[]): string {
  const kept = [...words];
  while (kept.length > 1 && isWeak(kept.at(-1) ?? "")) kept.pop();
  while (kept.length > 1 && isWeak(kept[0] ?? "")) kept.shift();
  return kept.join(" ");
}
