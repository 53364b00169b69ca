import { isPlural, startsWithDoing } from "./english-words.ts";

const words = (list: string) => new Set(list.split(/\s+/));

/** Words that only a noun follows. */
const BEFORE_A_NOUN = words(`a an the my your our their his her this these no more less fewer every each all any some
  enough better best one two three four five six seven eight nine ten`);

/** Words that describe what follows and are no verbs. */
const ADJECTIVES =
  words(`big bright brilliant brown calm certain cheap clean clear cool crisp dark deep dry dull easy even fair
  fast flat fluent fresh full good great green happy healthy heavy high hot light little long loud low modern natural
  neat new nice old plain proper pure quick quiet rare real regular rich right safe sharp short shy silent simple slim
  small smart smooth soft solid sore strong sweet tall thick thin tidy tight tiny true warm weak white wide wild wise
  young`);

/** Endings of words that describe, and of no verb but "enable" and "disable". */
const DESCRIBES = /(?:ful|less|ous|ible|(?<!(?:en|dis))able|ier)$/;

/** Nouns by their endings, and a few that no ending tells. */
const IS_A_NOUN = /(?:ness|ity|tion|sion|ment|ance|ence|ship|dom|ism)$/;
const NOUNS = words("books hair health peace photos skin teeth time work");

/**
 * Whether an English phrase is a thing for certain: "a calm evening", "clear skin", "peace of mind". "Impress guests"
 * and "sleep quality" look alike, so neither is.
 */
export function isSureThing(phrase: readonly string[]): boolean {
  const [first = "", second = ""] = phrase.map((it) => it.toLowerCase());
  if (second === "") return true;
  if (BEFORE_A_NOUN.has(first) || /^\d/.test(first)) return true;
  if (/^(of|that|which|who)$/.test(second)) return true;
  if (startsWithDoing(phrase)) return !isPlural(second);
  if (/[a-z]ing$/.test(first) || ADJECTIVES.has(first) || ADJECTIVES.has(first.replace(/e?r$|est$/, ""))) return true;
  return DESCRIBES.test(first) || NOUNS.has(first) || IS_A_NOUN.test(first);
}

/** Words that stand before a noun and after a verb, never between two nouns: "forget the milk". */
const OPENS_AN_OBJECT = /^(a|an|the|my|your|our|their|his|her|it|them|more|less)$/i;

/** Whether a phrase may be an act whose verb is unknown. */
export const mayBeAct = ([first = "", second = ""]: readonly string[]): boolean =>
  OPENS_AN_OBJECT.test(second) && !BEFORE_A_NOUN.has(first.toLowerCase());
