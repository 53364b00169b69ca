import { getLocale, LANGUAGE_COOKIE, localeFor } from "@vignette/messages";

/** A year, in seconds. Our own choice. */
const KEPT_FOR = 31_536_000;

/**
 * Tells the Worker which language the account has chosen, and loads a page that is in another one again. An account without
 * one has the browser's. Source: ADR 146.
 */
export function followLanguage(language: string | undefined): void {
  if (language === undefined) return;
  const wanted = localeFor([language]);
  const cookie = `${LANGUAGE_COOKIE}=${wanted}`;
  if (wanted === getLocale() || isSet(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that we support
  document.cookie = [cookie, "path=/", `max-age=${KEPT_FOR}`, "samesite=lax"].join("; ");
  // A browser that keeps no cookies would load the page for ever.
  if (isSet(cookie)) location.reload();
}

const isSet = (cookie: string): boolean => document.cookie.split("; ").includes(cookie);
