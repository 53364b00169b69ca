import type { Pair } from "../../choose-line.ts";
import { factAloud } from "../../material/fact-aloud.ts";
import { inside, stemsOf } from "../../material/fragment.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { isWeak, sentence, upperFirst, withoutEnd, wordCount, wordsIn } from "../../words.ts";
import { called, isSpoken, offered } from "../offered.ts";
import { factsIn, pairSteps } from "./checks.ts";
import { firstHabits } from "./first-habits.ts";
import type { ScriptStep } from "./script-step.ts";

/**
 * The last and best of a list of ways: what people of the trade do, where a fact of the product is about the same thing, and that fact;
 * else the product with the facts that speak most of what its hook and its brief are about.
 */
export function bestWay(voice: BrandVoice, book: Phrasebook): ScriptStep[] {
  const { hook, pains, gains, words, language, brand } = voice;
  const about = [hook, ...pains.slice(0, 1), ...gains.slice(0, 1)].join(" ");
  const facts = factsIn(voice, () => false).toSorted((a, b) => namedBy(b, about) - namedBy(a, about));
  const said = (it = "") => inside(it, language, brand);
  // What mends the most common cause is the best.
  const ways = (book.trade ? firstHabits(voice, book.trade) : []).flatMap((habit) =>
    facts
      .filter((fact) => isAbout(fact, habit.join(" "), voice))
      .flatMap((fact) => {
        const [title, why] = habit;
        const [sold = book.mended] = productSays(voice, book, fact);
        const short = wordCount(`${title} ${sold}`) <= BOTH_WORDS ? sold : "";
        const body = isSpoken(voice) || short === "" ? short : `${why} ${short}`;
        return body === "" ? [] : pairSteps({ words: { ...words, x: said(fact) } }, [[title, body]]);
      }),
  );
  const [p, o] = facts;
  return [...ways, ...pairSteps({ words: p === undefined ? words : { ...words, p: said(p), o: said(o) } }, book.ours)];
}

/** A fact with the product's name: as a sentence where it can be said so, else behind a colon. */
export function productSays(voice: BrandVoice, { mended }: Phrasebook, fact: string): string[] {
  if (isSpoken(voice)) return [offered(called(voice), fact), mended];
  const aloud = factAloud(fact, upperFirst(voice.nick), voice);
  return [aloud === null ? mended : sentence(aloud)];
}

/** Without the words that several pieces of advice have: beans are in all that is said of coffee. */
export function withoutCommon(text: string, advice: readonly Pair[]): string {
  const often = (word: string) =>
    advice.filter((it) => it.join(" ").toLowerCase().includes(word.toLowerCase())).length > 1;
  return wordsIn(text)
    .filter((it) => !often(withoutEnd(it)))
    .join(" ");
}

/** What a photo has room for. Source: the guides of looks made of photos. */
const BOTH_WORDS = 15;

/** Whether two texts speak of the same thing: a word in common, in English also a short one. The name says nothing. */
export function isAbout(fact: string, text: string, { brand, language }: BrandVoice): boolean {
  const [own, other] = [stemsOf(brand), stemsOf(text)];
  const isShared = stemsOf(fact).some((it) => /\p{L}/u.test(it) && other.includes(it) && !own.includes(it));
  return isShared || (language === "en" && namedBy(fact, text) > 0);
}

/** How many words of a fact begin one of the text: a toe box speaks of toenails. */
function namedBy(fact: string, text: string): number {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = (fact.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((it) => !isWeak(it));
  return own.filter((it) => words.some((word) => word.startsWith(it))).length;
}
