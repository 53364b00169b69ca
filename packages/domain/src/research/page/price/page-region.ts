import type { PageParts } from "../page-parts.ts";

/** Country domains that are used as others, or are spelled differently from the country's code. */
const NO_COUNTRY = new Set(["co", "io", "ai", "tv", "me", "cc", "ly", "gg", "to", "eu", "is"]);

/**
 * The country that a page sells to, as an ISO 3166 code: by its language tag (de-CH), its `og:locale`, its country domain,
 * else the country where most speak its language. "" where nothing tells.
 */
export function pageRegion({ language, host, metas }: Pick<PageParts, "language" | "host" | "metas">): string {
  const locale = metas.find(({ name }) => name === "og:locale")?.content ?? "";
  const domain = /\.([a-z]{2})$/.exec(host)?.[1] ?? "";
  const told = regionOf(language) || regionOf(locale) || (NO_COUNTRY.has(domain) ? "" : domain.toUpperCase());
  return told || usualRegion(language);
}

const regionOf = (tag: string) =>
  /^[a-z]{2,3}(?:[-_][A-Za-z]{4})?[-_]([A-Za-z]{2})\b/.exec(tag)?.[1]?.toUpperCase() ?? "";

function usualRegion(tag: string): string {
  const language = /^[a-z]{2,3}\b/i.exec(tag)?.[0];
  return language ? (new Intl.Locale(language).maximize().region ?? "") : "";
}
