import { getLocale, type Locale } from "@vignette/messages";
import { isAdminPath } from "../../paths.ts";

/**
 * The language that errors and toasts of a page are in: the page's own, and English on the Admin Dashboard, which is in English
 * for every reader. Source: ADR 146.
 */
export const pageLanguage = (
  pathname = globalThis.location?.pathname ?? "",
  language = getLocale() as Locale,
): Locale => (isAdminPath(pathname) ? "en" : language);
