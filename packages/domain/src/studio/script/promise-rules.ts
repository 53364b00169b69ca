import { type PromiseKind, promisesOf } from "../../promises/index.ts";

/** What the writer is told of each kind of promise, so that a beat pays it. */
const RULES: Readonly<Partial<Record<PromiseKind, string>>> = {
  cause:
    "The hook promises a cause: the beat after it names it in plain words, what it is and why, before anything is said of the product.",
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
