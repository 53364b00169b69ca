import { getLocale } from "../generated/runtime.js";
import type { Locale } from "./locale.ts";

/** Chooses the text for a number of things; `rest` where the language's plural has none of its own. */
type Plural = (count: string | number, texts: Readonly<Record<string, string>>, rest: string) => string;

/** The plurals of a language. Source: https://cldr.unicode.org/index/cldr-spec/plural-rules; ADR 146. */
export function pluralOf(locale: Locale): Plural {
  const rules = known.get(locale) ?? new Intl.PluralRules(locale);
  known.set(locale, rules);
  return (count, texts, rest) => texts[rules.select(Number(count))] ?? rest;
}

const known = new Map<Locale, Intl.PluralRules>();

/** Those of the page's language: what a built page calls. */
export const plural: Plural = pluralOf(getLocale());
