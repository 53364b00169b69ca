import { shared, stemsOf } from "../../material/fragment.ts";
import type { BrandVoice } from "../../voice.ts";
import { factsIn } from "./checks.ts";

/** Of the product's facts the one that speaks most of what is to be done, of the cause, and then of the hook; none of them is a price. */
export function helpfulFact(voice: BrandVoice, { about, todo, known = "" }: Sought): string {
  const own = stemsOf(voice.brand);
  const rest = [voice.hook, ...voice.pains.slice(0, 1), ...voice.gains.slice(0, 1)].join(" ");
  const worth = (fact: string) => {
    const stems = stemsOf(fact).filter((it) => !own.includes(it));
    const common = (text: string) => named(fact, text, stems);
    return (
      4 * common(todo) + 3 * common(about) + common(rest) + Math.min(1, common(known)) - (/[$€£]/.test(fact) ? COST : 0)
    );
  };
  const facts = factsIn(voice, () => false).map((fact) => ({ fact, worth: worth(fact) }));
  return facts.toSorted((a, b) => b.worth - a.worth)[0]?.fact ?? voice.gains[0] ?? "";
}

/** The cause, what to do about it, and all else that the trade knows to go wrong. */
type Sought = { about: string; todo: string; known?: string };

/** A price helps against nothing. */
const COST = 100;

/** How many things of a fact a text names: a roast date speaks of what is roasted, toenails of a toe box. */
function named(fact: string, text: string, stems: readonly string[]): number {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const short = (fact.toLowerCase().match(/(?<!\p{L})\p{L}{3}(?!\p{L})/gu) ?? []).filter((it) => !SMALL.has(it));
  const texts = stemsOf(text);
  return (
    stems.filter((it) => texts.includes(it)).length +
    short.filter((it) => words.some((word) => word.startsWith(it))).length
  );
}

/** The fact that helps most against something, if one speaks of the same thing. */
export function factAgainst(voice: BrandVoice, about: string): string | null {
  const fact = helpfulFact(voice, { about, todo: "" });
  return speaksOf(fact, about) ? fact : null;
}

/** Whether a fact and a text speak of the same thing. */
export const speaksOf = (fact: string, about: string): boolean => named(fact, about, stemsOf(fact)) > 0;

/** Whether a customer speaks of another fact than what is told: a new sole says nothing about toenails. */
export function isAside({ hook, pains, gains, points }: BrandVoice, quote: string, fact = ""): boolean {
  const about = [hook, fact, pains[0] ?? "", ...gains].join(" ");
  return shared(quote, about) === 0 && points.some((it) => it !== fact && shared(quote, it) > 0);
}

const SMALL = new Set(
  "the and for with you are not two ten der die das und mit für den ein los las del con por les des une sur est".split(
    " ",
  ),
);
