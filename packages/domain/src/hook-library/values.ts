import {
  type Brief,
  doingOf,
  insideSentence,
  isEnglish,
  type ShortForm,
  shortFormsOf,
  usableBrief,
} from "../research/index.ts";
import { figuresLine } from "./figures-line.ts";
import { isFixedPrice } from "./fixed-price.ts";
import type { HookValues } from "./hook-part.ts";
import type { HookFills } from "./own-hook.ts";
import type { HookSlot } from "./placeholder.ts";

/** What fills hooks for a product. */
export type HookFilling = {
  values: HookValues;
  /** Placeholders with a value that need not suit its sentence: a whole phrase of the brief, for which there is no short form, or a price that is no amount. */
  loose: readonly HookSlot[];
  /** The language of the brief. */
  language: string;
};

/**
 * What fills the placeholders of hooks: the brief's own words, the short ones where there are any, and for the rest what
 * the user typed for this product. Nothing else: no number, price or proof is taken from anywhere. In English, phrases
 * lose their first capital, because they are inside a sentence.
 */
export function hookFilling(whole: Brief, typed: HookFills = {}): HookFilling {
  const brief = usableBrief(whole);
  const { audience, pain, outcome } = shortFormsOf(brief);
  const english = isEnglish(brief);
  const inSentence = (phrase: string) => insideSentence(phrase, brief.language);
  const thing = (short: ShortForm) => inSentence(english ? asThing(short) : short.text);
  const values: HookValues = {
    ...typed,
    product: english ? withArticle(brief.name.trim()) : brief.name.trim(),
    audience: inSentence(audience?.text ?? brief.audience),
    pain: pain ? thing(pain) : inSentence(brief.pain),
    outcome: outcome ? thing(outcome) : inSentence(brief.outcome),
    goal: english && outcome ? inSentence(asAct(outcome)) : (typed.goal ?? ""),
    price: brief.price.trim(),
    figures: typed.figures || (english ? figuresLine(brief) : ""),
    proof: typed.proof || inSentence(factOf(brief.proof.map(({ claim }) => claim))),
    objection: typed.objection || (brief.objections[0]?.claim ?? ""),
  };
  const loose: HookSlot[] = [];
  if (audience?.form !== "plural") loose.push("audience");
  if (!pain) loose.push("pain");
  if (!outcome) loose.push("outcome");
  if (!isFixedPrice(brief.price)) loose.push("price");
  return { values, loose, language: brief.language };
}

/**
 * Of what is proven the first fact with a figure, else the first fact: a customer's words are quoted, and no fact. What it weighs, holds
 * or costs moves nobody.
 */
function factOf(claims: readonly string[]): string {
  const facts = claims.filter((it) => !QUOTED.test(it));
  const telling = facts.filter((it) => !PLAIN.test(it));
  return telling.find((it) => /\d/.test(it)) ?? telling[0] ?? facts[0] ?? claims[0] ?? "";
}

const QUOTED = /["“”„«»]/u;
const PLAIN = /\d\s?(?:g|kg|mg|ml|cl|l|cm|mm|oz|lb)(?!\p{L})|[$€£]/iu;

/** The values alone. */
export const hookValues = (brief: Brief, typed: HookFills = {}): HookValues => hookFilling(brief, typed).values;

/**
 * "Slow-burn candle" and "Tern 2 running shoe" end on what they are, one of it, and take an article; "Pact", "Barley & Bone" and
 * "Stillwell Garden Paths" are names.
 */
function withArticle(name: string): string {
  const words = name.split(/\s+/);
  const isThing = words.length > 1 && /^(?!\p{L}*ing$)\p{Ll}[\p{Ll}-]*[^s]$/u.test(words.at(-1) ?? "");
  return !isThing || /^(the|a|an|my|our|your)$/i.test(words[0] ?? "") ? name : `the ${name}`;
}

/** "Get paid on time" as a thing is "getting paid on time". */
function asThing({ text, form }: ShortForm): string {
  if (form !== "verb") return text;
  const [verb = "", ...rest] = text.split(" ");
  if (!/^(never|always)$/i.test(verb)) return [doingOf(verb), ...rest].join(" ");
  const [next = "", ...more] = rest;
  return [verb, doingOf(next), ...more].join(" ");
}

/** What one has and does not get. */
const IS_HAD = /\b(evening|morning|day|night|weekend|week|summer|life|home|party|wedding)s?$/i;

/** "A happier dog" as an act is to get one, "a calm evening" to have one, and "sleeping well" to start it. */
function asAct({ text, form }: ShortForm): string {
  if (form === "verb") return text;
  const verb = form === "doing" ? "start" : IS_HAD.test(text) ? "have" : "get";
  return `${verb} ${insideSentence(text, "en")}`;
}
