import { isGerund, isVerb } from "../verbs.ts";
import type { BrandVoice } from "../voice.ts";
import { isWeak, phraseWithin, upperFirst, withoutEnd, wordsIn } from "../words.ts";

/** The pain, short enough for a joke. */
export type CustomerTrouble = {
  /** "chasing unpaid invoices" */
  doing: string;
  Doing: string;
  /** "late invoices"; null if the brief names no such thing. */
  thing: string | null;
  Thing: string | null;
  /** "chase unpaid invoices" */
  act: string | null;
  /** Countable nouns: "invoices". */
  many: string | null;
};

/** Words that a punch line has room for. */
const DOING_WORDS = 5;
const THING_WORDS = 4;
const NO_PLURALS = new Set(
  "always does less this his hers its yours ours theirs perhaps towards sales hours days weeks minutes months years times is was has us thus plus news bus business stress loss press process access progress across guess mess focus status".split(
    " ",
  ),
);

export function customerTroubleOf({ pain }: BrandVoice): CustomerTrouble {
  const thing = short(pain?.thing ?? objectOf(pain?.act ?? null), THING_WORDS);
  const doing = shortDoing(pain?.doing ?? null) ?? (thing ? `dealing with ${thing}` : "improvising");
  return {
    doing,
    Doing: upperFirst(doing),
    thing,
    Thing: thing && upperFirst(thing),
    act: short(pain?.act ?? null, DOING_WORDS),
    many: manyIn(pain?.plain ?? ""),
  };
}

/** A complete phrase of at most this many words, without its mark; null if there is none. */
export function short(text: string | null, words: number): string | null {
  const phrase = text && phraseWithin(withoutEnd(text), words);
  return phrase ? withoutEnd(phrase) : null;
}

/** "losing hours chasing invoices" is, in fewer words, "chasing invoices". */
function shortDoing(doing: string | null): string | null {
  if (!doing) return null;
  const words = wordsIn(doing);
  const second = words.findIndex((it, at) => at > 0 && isGerund(it));
  const later = second > 0 && words.length - second >= 2 ? words.slice(second).join(" ") : null;
  return short(later, DOING_WORDS) ?? short(doing, DOING_WORDS);
}

/** What is done something to: "lose late invoices" is about "late invoices". */
function objectOf(act: string | null): string | null {
  const words = wordsIn(act ?? "").slice(1);
  const isObject = words.length > 0 && words.length <= THING_WORDS && words.every((it) => !isWeak(it) && !isGerund(it));
  return isObject ? words.join(" ") : null;
}

function manyIn(text: string): string | null {
  const words = wordsIn(text.toLowerCase()).map((it) => it.replace(/[^\p{L}-]/gu, ""));
  const isMany = (it: string, at: number) =>
    at !== 1 &&
    /[a-z]{3,}[^s]s$/.test(it) &&
    !NO_PLURALS.has(it) &&
    !SUBJECTS.has(words[at - 1] ?? "") &&
    !isVerb(words[at + 1] ?? "");
  return words.find(isMany) ?? null;
}

/** A word in -s after one of these is a verb. */
const SUBJECTS = new Set("he she it that which who this one everybody everyone nobody somebody someone".split(" "));
