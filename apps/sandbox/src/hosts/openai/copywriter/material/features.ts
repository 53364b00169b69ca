import type { Language } from "../language.ts";
import { isVerb } from "../verbs.ts";
import { isWeak, sentencesIn, upperFirst, withoutEnd, withoutSubject, wordCount, wordsIn } from "../words.ts";

/** Words of a feature: less is a word, more no detail. */
const WORDS = { least: 2, most: 10 };

/** What a description says of a product, detail by detail, each a phrase that stands alone. */
export function featuresOf(description: string, language: Language, name: string): string[] {
  const found = sentencesIn(description).flatMap((it) => detailsOf(withoutEnd(it), language, name));
  return [...new Set(found.map((it) => upperFirst(withoutEnd(it))))].filter(isDetail);
}

/** The steps that a description lists behind a colon: "tap the job, enter the hours, send". */
export function stepsOf(description: string): string[] {
  const [, list = ""] = /:\s+(.+)$/.exec(withoutEnd(description)) ?? [];
  const steps = list.split(/,\s+|\s+(?:and|und|y|et|then|dann)\s+/).map((it) => withoutEnd(it.trim()));
  return steps.length >= 2 && steps.every((it) => it !== "" && wordCount(it) <= 5) ? steps : [];
}

function detailsOf(sentence: string, language: Language, name: string): string[] {
  if (stepsOf(sentence).length > 0) return [];
  const told = withoutSubject(sentence, name).replace(/^(?:It|Es|Il|Elle)\s+(?=\p{Ll})/u, "");
  return told
    .split(JOINT)
    .map(weDo(told))
    .flatMap(shorter(language))
    .flatMap((part) => {
      const plain = part.replace(LEAD[language] ?? /^$/, "");
      return clausesOf(plain, language) ?? addedTo(plain, language) ?? [plain];
    });
}

/** Where a sentence goes on to another detail; not within a list, as "brakes, gears and wheels". */
const JOINT =
  /;\s+|,\s+(?:and\s+)?(?!die|der|das|den|dem|mit der|mit dem|wenn|weil|\p{L}+\s(?:and|or|und|oder|y|o|et|ou)\s)(?<!,\s\p{L}+,\s)/u;

/** "We file your return, and tell you …": what we do is said by us, also after a comma. English only. */
const weDo = (told: string) => (part: string) =>
  /^We\s/.test(told) && isVerb(wordsIn(part)[0] ?? "") ? `we ${part}` : part;

/** What takes too many words for a detail is two, where it goes on with "and you" or with another verb. */
const shorter = (language: Language) => (text: string) => {
  const on = ON[language];
  return on && wordCount(text) > WORDS.most ? text.split(on) : [text];
};

const ON: Partial<Record<Language, RegExp>> = {
  en: /\sand\s(?=(?:you|we)\s|\p{Ll}{3,}s\s(?:what|which|how|them|it|you|your|the)\s)/u,
  de: /\sund\s(?=(?:du|wir|man)\s)/u,
  es: /\sy\s(?=(?:te|se|le|os)\s)/u,
  fr: /\set\s(?=(?:tu|te|on|vous|nous)\s)/u,
};

/** "with" before a detail; German would leave it in another case. */
const LEAD: Partial<Record<Language, RegExp>> = { en: /^with\s+/i, es: /^con\s+/i, fr: /^avec\s+/i };

/** What a relative clause says of the product: "sinks in within a minute", "smells of nothing". */
function clausesOf(text: string, language: Language): string[] | null {
  const clause = RELATIVE[language]?.exec(text)?.[1];
  const and = AND[language];
  return clause && and ? clause.split(and) : null;
}

const RELATIVE: Partial<Record<Language, RegExp>> = {
  en: /^(?:\S+\s){2,}that\s((?!is\s|was\s|has\s)\p{Ll}{2,}s\s.+)$/u,
  es: /^(?:\S+\s){2,}que\s((?:se\s)?\p{Ll}+[ae]\s.+)$/u,
  fr: /^(?:\S+\s){2,}qui\s((?:se\s)?\p{Ll}+[eèit]\s.+)$/u,
};
const AND: Partial<Record<Language, RegExp>> = {
  en: /\sand\s(?=\p{Ll}{2,}s\s)/u,
  es: /\sy\s(?=(?:se\s)?\p{Ll}+[ae]\s)/u,
  fr: /\set\s(?=(?:se\s)?\p{Ll}+[eèit]\s)/u,
};

/** "A trainer with a wide toe box and a sole that can be replaced" has two of them. English only. */
function addedTo(text: string, language: Language): string[] | null {
  // "Matches them with the bank" tells what it does, and not what it has.
  const isDone = /^\p{L}+s\s(?:them|it|you|your|the)\s/u.test(text);
  const [, added = ""] = (language === "en" && !isDone && /\swith\s((?:an?|the)\s.+)$/.exec(text)) || [];
  return added === "" ? null : added.split(/\sand\s(?=(?:an?|the)\s)/);
}

const isDetail = (text: string): boolean => {
  const words = wordsIn(text);
  // "Matches them" leaves open what it matches.
  if (/^(?:them|it|ihn|sie|es|los|las|les)$/i.test(words[1] ?? "")) return false;
  if (/^(?:for|of|by|from|to|für|von|aus|para|de|por|pour|par)$/i.test(words[0] ?? "")) return false;
  return words.length >= WORDS.least && words.length <= WORDS.most && !isWeak(words.at(-1) ?? "");
};
