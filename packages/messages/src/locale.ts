/** The languages of the messages, English first. */
export const LOCALES = ["en", "de", "es", "fr", "pt-BR", "ja"] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The language of ours that suits a reader best, from the BCP 47 tags that they prefer, best first: the first that is one of ours
 * or a variety of one, such as "de-AT" or "pt-PT". English if there is none.
 */
export function localeFor(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = languageOf(tag);
    const found = LOCALES.find((it) => it === tag) ?? LOCALES.find((it) => languageOf(it) === language);
    if (found) return found;
  }
  return "en";
}

/** The name of the cookie with the language that the account has chosen, which goes before the browser's. */
export const LANGUAGE_COOKIE = "language";

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** The address of a page in a language: English pages have no prefix, German ones begin with `/de/`. ADR 147. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === "en" ? path : `/${segmentOf(locale)}${path}`;

/** The language that an address names, and the page's own path: `/de/terms` is `/terms` in German. */
export function localeInPath(pathname: string): { locale: Locale; path: string } {
  const [, segment = "", rest = ""] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const locale = LOCALES.find((it) => it !== "en" && segmentOf(it) === segment);
  return locale ? { locale, path: rest || "/" } : { locale: "en", path: pathname };
}

const segmentOf = (locale: Locale) => locale.toLowerCase();
