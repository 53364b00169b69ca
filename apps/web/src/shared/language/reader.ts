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

/**
 * Makes the browser read its tables of dates, which it does at their first use and which takes a slow phone 0.2 s: to be called
 * while a page waits for code.
 */
export function readDateTables(): void {
  Intl.DateTimeFormat(navigator.language, { day: "numeric", month: "short", hour: "numeric" }).format();
}
