import type { Language } from "../language.ts";
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
