import { SHORT_MAX, SHORT_WORDS, type ShortForm } from "../brief/short-form.ts";
import { doingOf, startsWithVerb } from "./english-words.ts";
import { insideSentence } from "./inside-sentence.ts";
import { isSureThing, mayBeAct } from "./sure-thing.ts";
import { wordForm } from "./word-form.ts";

/** The fields of a brief that have a short form. */
export const shortOf = ["audience", "pain", "outcome"] as const;
export type ShortOf = (typeof shortOf)[number];

/**
 * The short form of an English phrase of the brief, taken from its own words; null where a part of them would say
 * something else: a hook is better left out than wrong.
 */
export function derivedForm(of: ShortOf, phrase: string): ShortForm | null {
  const words = plain(phrase);
  if (words.length === 0) return null;
  const found = of === "audience" ? people(words) : of === "pain" ? trouble(words) : wish(words);
  if (found === null || found.length > SHORT_WORDS || found.join(" ").length > SHORT_MAX) return null;
  const text = found.join(" ");
  const form = wordForm(text);
  // A group is spoken of as several people; one of them, or a thing, does not fit.
  if (of === "audience" && form !== "plural") return null;
  // What people want is as often an act, whose verb may be unknown: "impress guests" is no plural.
  if (of === "outcome" && form !== "verb" && !isSureThing(found)) return null;
  if (of === "pain" && form !== "verb" && mayBeAct(found)) return null;
  return { text, form };
}

const RELATIVE = /^(that|which|who|whose)$/i;
/** Groups that say nothing of a product without what follows. */
const ANYONE = /^(people|everybody|everyone|anybody|anyone|those|folks|customers|adults|women|men)$/i;

/** "Freelancers who hate invoicing" are freelancers; "people who work from home" are people working from home. */
function people(words: readonly string[]): string[] | null {
  if (words.length <= SHORT_WORDS && isPhrase(words) && !words.some((word) => RELATIVE.test(word))) return [...words];
  const at = words.findIndex((word, index) => index > 0 && (RELATIVE.test(word) || ADDS.test(word)));
  const head = words.slice(0, at);
  if (at === -1 || !isPhrase(head)) return null;
  if (!head.every((word) => ANYONE.test(word))) return head;
  const [verb = "", ...rest] = words.slice(at + 1);
  return startsWithVerb([verb, "the"]) ? short([...head, doingOf(verb), ...rest]) : null;
}

const CAUSES = /^(give|gives|cause|causes|bring|brings)$/i;

/** Those who do something with a thing: "invoices that nobody pays". */
const OTHERS = /^(nobody|people|everyone|everybody|anyone|anybody|customers|clients)$/i;

const FEELS = /^(feel|feels|look|looks|smell|smells|taste|tastes|is|are|gets|get)$/i;

/**
 * "Candles that give headaches" are no pain: the headaches are. "Skin that feels tight by noon" is tight skin, and
 * invoices that nobody pays are what they are.
 */
function trouble(words: readonly string[]): string[] | null {
  const at = words.findIndex((word) => RELATIVE.test(word));
  if (at === -1) return short(words);
  const [verb = "", how = "", next = "by"] = words.slice(at + 1);
  if (OTHERS.test(verb)) return short(words);
  if (FEELS.test(verb) && ADDS.test(next)) return [how, ...words.slice(0, at)];
  if (!CAUSES.test(verb)) return null;
  const rest = words.slice(at + 2);
  return /^(you|me|us|them)$/i.test(rest[0] ?? "") ? rest.slice(1) : rest;
}

/** "Saves two hours a day" is what the product does; what people want is to save them. */
function wish(words: readonly string[]): string[] | null {
  const [first = "", ...rest] = /^to$/i.test(words[0] ?? "") ? words.slice(1) : words;
  const base = first.replace(/s$/i, "");
  const saysWhatItDoes =
    base !== first && startsWithVerb([base, "the"]) && rest.length > 0 && !RELATIVE.test(rest[0] ?? "");
  return short(saysWhatItDoes ? [base, ...rest] : [first, ...rest]);
}

/** Words that open an addition, such as "in the morning" and "without chasing anyone". */
const ADDS = /^(after|all|at|because|before|by|during|even|every|for|from|in|on|when|while|with|without)$/i;

/** How something is, before where: nobody wants "a dog asleep" of "a dog asleep on the rug". */
const STATE = /^(asleep|awake|alone|alive|ready|full|open|back|home)$/i;

/** Words where nothing has to be left out, or an addition alone, so that two words that count stay. */
function short(words: readonly string[]): string[] | null {
  if (words.length <= SHORT_WORDS) return isPhrase(words) ? [...words] : null;
  const least = /^(a|an|the|my|your)$/i.test(words[0] ?? "") ? 3 : 2;
  const isEnd = (word: string, at: number) => at >= least && ADDS.test(word) && !ADDS.test(words[at - 1] ?? "");
  const at = words.slice(0, SHORT_WORDS + 1).findLastIndex(isEnd);
  const kept = words.slice(0, at);
  return at === -1 || !isPhrase(kept) || STATE.test(kept.at(-1) ?? "") ? null : kept;
}

const STATEMENT =
  /^(is|are|was|were|has|have|does|do|can|will|don't|doesn't|isn't|aren't|can't|won't|i|you|we|they|it|nothing|not|no)$/i;
const AFTER_WHAT_IT_DOES = /^(the|your|a|an|no|like)$|ly$/i;

/** Whether words can stand inside a sentence: a statement, such as "burns evenly", or a list of things cannot. */
function isPhrase(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  const isAct = startsWithVerb(words);
  if (!isAct && /s$/i.test(first) && AFTER_WHAT_IT_DOES.test(second)) return false;
  const rest = isAct ? words.slice(1) : words;
  return !rest.some((word) => STATEMENT.test(word) || /[,;:?!]$/.test(word));
}

const plain = (phrase: string): string[] => insideSentence(phrase, "en").split(/\s+/).filter(Boolean);
