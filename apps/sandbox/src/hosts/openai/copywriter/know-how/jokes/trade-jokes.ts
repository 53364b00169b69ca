import type { Language } from "../../language.ts";

/** Three steps, each further out of hand, of at most five words each. */
export type Steps = readonly [string, string, string];

/**
 * What people of a trade laugh about: themselves, and the things around them, which talk. It claims nothing of a product.
 */
export type TradeJokes = {
  /** How a joke about the trouble ends, in at most seven words, after any setup: there is too much of something, or it is too late. */
  sorry: readonly string[];
  /** How a joke ends that is glad: what is out of work now, or who cannot believe it. */
  glad: readonly string[];
  /** How people help themselves against the trouble, and how their joy goes too far. */
  excuses: Steps;
  cheers: Steps;
  /** What follows on "Day 1", on a later day, in at most seven words. */
  later: string;
  /** What they have at home because of it: labels of at most four words, each of a thing that can be drawn and is not for sale. */
  kit: readonly [string, string, string];
  /** What they carry, in labels of at most three words: six things, and the little one that falls. */
  stack: readonly [string, string, string, string, string, string, string];
  /** What people do instead of what helps, as a label of at most five words. */
  habit: string;
  /** What a thing of the trade would call its profession: at most four words. */
  job: string;
  /** Of what, or whom, the product has put out of work, where the joke is glad; else the profession does. */
  hero?: string;
  /** Whom they could not help telling, as the last message of a chat about the product: at most twelve words. */
  told?: string;
};

export type JokesByLanguage = Readonly<Record<Exclude<Language, "other">, TradeJokes>>;
