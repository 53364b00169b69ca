import { type PromiseKind, promisesOf } from "../../promises/index.ts";

/** What the writer is told of each kind of promise, so that a beat pays it. */
const RULES: Readonly<Partial<Record<PromiseKind, string>>> = {
  cause:
    "The hook promises a cause: the beat after it names it in plain words, what it is and why, before anything is said of the product. A mistake is something that people do: name what they do.",
  stop: "The hook promises something to stop: the beat after it names what the reader does, as a mistake, and why it is one.",
  details:
    "The hook promises a look at the product: each beat between names another thing of it that can be seen or pointed at, and what it does. What hurts, and why, is not told.",
  parts:
    "The hook promises what goes into the product: each beat between is a part, a material, an ingredient or a step of making it. Delivery, tests, a guarantee, a price and what customers say go into nothing.",
  missed: "The hook promises one thing that is overlooked: the beat after it names it, and why it matters.",
  truth:
    "The hook promises what people believe and what is true: the beats after it name what they believe or do, each with what is right instead.",
  way: "The hook promises something to do: the beat after it says what, as an instruction, with its reason. Where the brief tells how the product is used step by step, those steps are the way, in their order.",
  answers:
    "The hook promises two answers: one beat tells the first, something to do, and the next one the second, the product by its name, and why that one lasts.",
  change:
    "The hook promises two states of one thing: what is before and what is after are the same thing, once as it was and once as it is. Nothing else is called before or after.",
  numbers:
    "The hook promises figures: each beat between is one figure of the brief and what it counts, as many as the hook says.",
};

/** The rules that the promises of a hook add. Source: ADR 202. */
export const promiseRules = (hook: string): string[] => promisesOf(hook).flatMap((it) => RULES[it] ?? []);
