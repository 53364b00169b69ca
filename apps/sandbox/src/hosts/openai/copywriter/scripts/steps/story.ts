import { promisesCause } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { inside, stemsOf } from "../../material/fragment.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, sentencesIn, withoutEnd } from "../../words.ts";
import { productSays, withoutCommon } from "./best-way.ts";
import { pairSteps } from "./checks.ts";
import { firstHabits } from "./first-habits.ts";
import { helpfulFact, isAside } from "./helpful-fact.ts";
import type { ScriptStep } from "./script-step.ts";
import { stepOf, stepsBetween } from "./steps.ts";

type Trade = NonNullable<Phrasebook["trade"]>;

/**
 * What a hook speaks of, told to its end: why it goes wrong, what to do about it, the fact of the product that helps against exactly
 * that, who says so, and what is gained. Empty where the trade is not known.
 */
export function storySteps(voice: BrandVoice, book: Phrasebook, count: number): ScriptStep[] {
  const { trade } = book;
  if (!trade) return [];
  const cause = causeFor(voice, trade);
  const [habit] = habitsAgainst(voice, trade, cause);
  const fact = helpfulFact(voice, { about: cause.join(" "), todo: `${habit?.join(" ") ?? ""} ${voice.hook}` });
  const [says = ""] = fact === "" ? [] : productSays(voice, book, fact);
  const aloud = fill(says, { ...voice.words, x: inside(fact, voice.language, voice.brand) });
  const product = { ...stepOf(voice, { topic: "point", x: fact }), ...(aloud && { alone: withoutEnd(aloud) }) };
  const telling = { first: ["quote", "point", "gain"], isAlone: true, isNoList: true, hasAdvice: false } as const;
  const others = stepsBetween(voice, book, count + 4, telling).filter(
    ({ topic, x }) => OTHERS.includes(topic) && x !== fact && !(topic === "quote" && isAside(voice, x, fact)),
  );
  const place = ({ topic }: ScriptStep) => OTHERS.indexOf(topic);
  return [
    ...pairSteps(voice, [cause]).map((it) => ({ ...it, topic: "pain" as const, isWrong: true })),
    ...(habit ? pairSteps(voice, [habit]) : []),
    product,
    ...others.toSorted((a, b) => place(a) - place(b)),
  ].slice(0, Math.max(0, count));
}

const OTHERS: readonly string[] = ["quote", "gain", "point"];

/** The cause of what the hook complains of, as the trade tells it; of a mistake, what is done wrong. */
export function causeOf({ hook }: Pick<BrandVoice, "hook">, { told, cause: [title, why] }: Trade) {
  if (ONE_WRONG.test(hook) && promisesCause(hook)) {
    const [first = ""] = sentencesIn(why);
    return { ...told, title, why, cause: `${sentence(title)} ${first}` };
  }
  const words: readonly string[] = hook.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { also } = told;
  const isOther = also?.about.split(" ").some((it) => words.includes(it)) ?? false;
  return also && isOther ? { ...also, why: "" } : { ...told, title, why };
}

/** "The small mistake behind a muddy path": one thing that people do. */
const ONE_WRONG = /\b(?:mistake|habit)\b/iu;

/** The mistake that the hook speaks of by a word of its own; else the most common one. */
export function causeFor(
  { hook, brand, pains, gains, words: { g = "" } }: BrandVoice,
  { mistakes, cause }: Trade,
): Pair {
  const common = new Set(stemsOf(`${brand} ${pains.join(" ")} ${gains.join(" ")} ${g}`));
  const asked = stemsOf(hook.replace(BOTH_STATES, "")).filter((it) => !common.has(it));
  const worth = (it: Pair) =>
    stemsOf(withoutCommon(it.join(" "), mistakes)).filter((stem) => asked.includes(stem)).length;
  const [best] = mistakes.toSorted((a, b) => worth(b) - worth(a));
  return best && worth(best) > 0 ? best : cause;
}

/** They name no trouble: "Before: … After: …". */
const BOTH_STATES = /\b(?:before|after|vorher|nachher|antes|después|avant|après)\b/giu;

/**
 * What people of the trade do, first what speaks of the cause by a word that other habits don't have; last, where the cause comes with what to do instead.
 */
function habitsAgainst(voice: BrandVoice, trade: Trade, cause: Pair): Pair[] {
  const about = stemsOf(cause.join(" "));
  const worth = (it: Pair) =>
    stemsOf(withoutCommon(it.join(" "), trade.habits)).filter((stem) => about.includes(stem)).length;
  const isAnswered = sentencesIn(cause[1]).length > 1;
  return firstHabits(voice, trade).toSorted((a, b) => (worth(b) - worth(a)) * (isAnswered ? -1 : 1));
}
