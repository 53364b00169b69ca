/** The languages that everything is written in, English first. The same as in `project.inlang/settings.json`. */
export const LOCALES = ["en", "de", "es", "fr", "pt-BR", "ja"] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The language of ours that suits a reader best, from the BCP 47 tags that they prefer, best first: the first that is
 * one of ours or a variety of one, such as "de-AT" or "pt-PT". English if there is none.
 */
export function localeFor(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = languageOf(tag);
    const found = LOCALES.find((it) => it === tag) ?? LOCALES.find((it) => languageOf(it) === language);
    if (found) return found;
  }
  return "en";
}

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];
