/** The zone of this browser, such as `Europe/Berlin`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Some systems name a language that browsers refuse to format in. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
