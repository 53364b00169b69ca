/** The languages of the messages, English first. */
export const LOCALES = ["en", "de", "es", "fr", "pt-BR", "ja"] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The languages of the app. The others follow when all of its texts are translated, so that no reader meets two languages on one
 * page. Source: ADR 146.
 */
export const APP_LOCALES: readonly Locale[] = ["en"];

/**
 * The language that suits a reader best, of those `offered`, from the BCP 47 tags that they prefer, best first: the first that is
 * offered or a variety of one, such as "de-AT" or "pt-PT". English if there is none.
 */
export function localeFor(wanted: readonly string[], offered: readonly Locale[] = LOCALES): Locale {
  for (const tag of wanted) {
    const language = languageOf(tag);
    const found = offered.find((it) => it === tag) ?? offered.find((it) => languageOf(it) === language);
    if (found) return found;
  }
  return "en";
}

/** The name of the cookie with the language that the account has chosen, which goes before the browser's. */
export const LANGUAGE_COOKIE = "language";

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];
