import { promisedThings, promisesMistakes, promisesTroubles } from "./promised-things.ts";
import { promisesCause, promisesNumbers, promisesStop, promisesTruth } from "./promises-cause.ts";
import { promisesChange, showsChange } from "./promises-change.ts";
import { promisesDetails, promisesMissed, promisesParts } from "./promises-details.ts";
import { promisesAnswers, saysHow } from "./promises-way.ts";

/** Every kind of promise, and how a line is known to make it. A line may make several. */
const PROMISES = {
  /** A number of things. */
  things: (line) => promisedThings(line) > 0,
  /** What goes wrong, a number of them. */
  troubles: promisesTroubles,
  /** What people do wrong, a number of them. */
  mistakes: promisesMistakes,
  /** Why something goes wrong: "The real reason behind …", "… Maybe it's not your fault". */
  cause: promisesCause,
  /** A mistake of the reader: "…, stop doing this". */
  stop: promisesStop,
  /** What people believe, and what is right. */
  truth: promisesTruth,
  /** Something to do. */
  way: saysHow,
  /** Two answers, and which of them lasts. */
  answers: promisesAnswers,
  /** A state before and one after. */
  change: promisesChange,
  /** The same, to be seen. */
  sides: showsChange,
  /** The product in figures. */
  numbers: promisesNumbers,
  /** To see what the product has. */
  details: promisesDetails,
  /** What it is made of. */
  parts: promisesParts,
  /** One thing of it that is overlooked. */
  missed: promisesMissed,
  /** "Explain … in three words": somebody asks, and somebody answers. */
  threeWords: (line) => /\b(?:in three words|in drei w[oö]rtern|en tres palabras|en trois mots)\b/iu.test(line),
  /** "No talking. Just …": nobody speaks. */
  silence: (line) => /^no talking\b/iu.test(line),
} as const satisfies Record<string, (line: string) => boolean>;

export type PromiseKind = keyof typeof PROMISES;

/** What a line promises; nothing for one that only opens: "Who else is tired of …?". Source: docs/content.md#hooks. */
export const promisesOf = (line: string): PromiseKind[] =>
  (Object.keys(PROMISES) as PromiseKind[]).filter((kind) => PROMISES[kind](line));
