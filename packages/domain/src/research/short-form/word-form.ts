import type { WordForm } from "../brief/short-form.ts";
import { isPlural, startsWithDoing, startsWithVerb } from "./english-words.ts";

/** Words after which a noun phrase is complete: its number is that of the word before them. */
const ENDS_A_NOUN =
  /^(about|after|against|as|at|before|between|by|for|from|in|into|like|near|of|on|over|that|to|under|when|which|who|with|without)$/i;

/**
 * The form of a short English phrase, judged by its first word and its main noun. Never throws; a guess that the user
 * can correct.
 */
export function wordForm(text: string): WordForm {
  const words = text.trim().split(/\s+/);
  if (startsWithVerb(words)) return "verb";
  if (startsWithDoing(words)) return "doing";
  const end = words.findIndex((word, at) => at > 0 && (ENDS_A_NOUN.test(word) || isParticiple(words, at)));
  const noun = (end === -1 ? words.at(-1) : words[end - 1]) ?? "";
  if (/^(a|an|one|every|each)$/i.test(words[0] ?? "")) return "singular";
  return isPlural(noun) ? "plural" : "uncountable";
}

/** "People working from home" are people. */
const isParticiple = (words: readonly string[], at: number) =>
  at < words.length - 1 && startsWithDoing(words.slice(at));
