/** The languages that the copywriter has sentences in; in any other it uses the brief's words alone. */
const WRITTEN = ["en", "de", "fr", "es"] as const;
export type Language = (typeof WRITTEN)[number] | "other";

/** From a language code such as `de-AT`; English if there is none. */
export function languageOf(code: string): Language {
  const short = code.slice(0, 2).toLowerCase();
  return short === "" ? "en" : (WRITTEN.find((it) => it === short) ?? "other");
}
