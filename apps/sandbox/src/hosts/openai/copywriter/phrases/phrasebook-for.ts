import type { ReadBrief } from "../brief.ts";
import { tradeOf } from "../know-how/trades.ts";
import type { Language } from "../language.ts";
import type { BrandVoice } from "../voice.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { plain } from "./plain.ts";
import { spanish } from "./spanish.ts";

const BOOKS: Readonly<Record<Language, Phrasebook>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  other: plain,
};

/** What can be said in a language. */
export const phrasebookFor = (language: Language): Phrasebook => BOOKS[language];

/** What can be said about a product: what its trade knows comes before what fits any, in each piece in another order. */
export function phrasebookAbout(brief: ReadBrief, { language, chance }: BrandVoice): Phrasebook {
  const book = phrasebookFor(language);
  const trade = language === "other" ? null : tradeOf(brief);
  if (language === "other" || !trade) return book;
  const { moments, habits, mistakes } = trade.advice[language];
  return {
    ...book,
    trade: {
      jokes: trade.jokes[language],
      told: trade.told[language],
      cause: mistakes[0],
      moments: chance.shuffle("moments", moments),
      habits: chance.shuffle("habits", habits),
      inOrder: habits,
      mistakes: chance.shuffle("mistakes", mistakes),
    },
  };
}
