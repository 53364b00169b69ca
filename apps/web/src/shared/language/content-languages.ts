/**
 * The languages that briefs and hooks are offered in: those of the product first, then those in highest demand. Our own
 * choice.
 */
const CONTENT_LANGUAGES = ["en", "de", "es", "fr", "pt", "ja", "it", "nl", "pl", "el"];

/** The languages to offer, and the current one where it is another. */
export const contentLanguages = (current: string): string[] =>
  CONTENT_LANGUAGES.includes(current) ? CONTENT_LANGUAGES : [current, ...CONTENT_LANGUAGES];
