import type { Language } from "../../language.ts";

/**
 * What people of a trade say aloud of what goes wrong, as one thought: what it is and why, then what to do, in a few words
 * over it and as it is said; and three moves that hands make in order. The cause is the first mistake of the trade's advice.
 * A voice says the cause in at most sixteen words and the rest in seven; a move takes at most five. It claims nothing of a product.
 */
export type TradeTold = ToldCause & {
  way: readonly [string, string, string];
  /** What a photo of each move shows, as a note of one may say it; "" where its words say that. */
  waySeen?: readonly [string, string, string];
  /** What anybody of the trade answers in a word, asked under a post; whatever the product. */
  ask: string;
  /** What people of the trade search for, as three hashtags, from narrow to broad. */
  tags: string;
  /** The cause of another complaint, which is known by one of the words that it is `about`; `title` stands over it. */
  also?: ToldCause & { about: string; title: string };
};

export type ToldCause = { cause: string; todo: readonly [title: string, line: string] };

export type ToldByLanguage = Readonly<Record<Exclude<Language, "other">, TradeTold>>;
