import { LOCALES, type Locale, localeInPath, pathIn } from "@vignette/messages/locale";
import { paths } from "../src/paths.ts";

export const FEED_PATH = "/feed.xml";
export const SITEMAP_PATH = "/sitemap.xml";

/** The pages that exist in every language; all others are in English. The Worker's `pageRoutes` has the same. ADR 147. */
export const TRANSLATED: readonly string[] = [paths.landing, paths.privacy, paths.terms];

/** The addresses of a page by language, English first; none if it exists in English only. `path`: in any language. */
export function translationsOf(path: string): readonly { locale: Locale; href: string }[] {
  const page = localeInPath(path).path;
  if (!TRANSLATED.includes(page)) return [];
  return LOCALES.map((locale) => ({ locale, href: pathIn(locale, page) }));
}

/**
 * The picture that other services show with a link to a page: articles have their own, the rest share one of their
 * language.
 */
export function socialImageOf(path: string): string {
  if (path.startsWith(`${paths.blog}/`)) return `/social/${path.slice(paths.blog.length + 1)}.jpg`;
  const { locale } = localeInPath(path);
  return locale === "en" ? "/social/vignette.jpg" : `/social/vignette-${locale.toLowerCase()}.jpg`;
}
