import type { Pair } from "../choose-line.ts";
import type { Language } from "../language.ts";
import type { JokesByLanguage } from "./jokes/trade-jokes.ts";
import type { ToldByLanguage } from "./told/trade-told.ts";

/**
 * What people of a trade tell beginners, whatever they sell: advice that can be followed today, and that claims nothing
 * of a product. Habits stand in the order of the work. A title takes at most six words, and with its sentence at most fifteen, so that a voice can say both. The first mistake is the most
 * common cause of what people complain of.
 */
export type TradeAdvice = {
  /** Where and when a product of the trade is in somebody's hands: neither good nor bad, and with no time of day that a brief could contradict. */
  moments: readonly string[];
  habits: readonly Pair[];
  mistakes: readonly [cause: Pair, ...others: Pair[]];
};

/**
 * A trade, known by words in all four languages: one of those that it is `about`, and one of the `words` that go with it. Our own choice.
 */
export type Trade = {
  about: string;
  words: string;
  jokes: JokesByLanguage;
  told: ToldByLanguage;
  advice: Readonly<Record<Exclude<Language, "other">, TradeAdvice>>;
};
