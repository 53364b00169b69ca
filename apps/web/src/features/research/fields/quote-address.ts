import type { Origin } from "@vignette/domain/research";
import { pageUrl } from "./brief-draft.ts";

/** Places that are not visible on the page, so that no browser can scroll to their words. */
const UNSEEN = /, (product data|price|customer (rating|review)|page title and description|description)$/;

/** How many words of a quotation are looked for: more of them rarely stand in one piece. */
const SOUGHT = 6;

/**
 * A link to the words on the page that prove a text, or null where they are not from the brief's page. Browsers scroll to
 * the words. Source: https://developer.mozilla.org/en-US/docs/Web/URI/Reference/Fragment/Text_fragments
 */
export function quoteAddress(page: string, { source, snippet }: Origin): string | null {
  const url = URL.parse(pageUrl(page) ?? "");
  const host = url?.hostname.replace(/^www\./, "") ?? "";
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || !source.startsWith(`${host}, `) || source.endsWith(", pasted text")) return null;
  if (snippet === "" || UNSEEN.test(source)) return url.href;
  const words = snippet.split(" ").slice(0, SOUGHT).join(" ");
  return `${url.href.replace(/#.*$/, "")}#:~:text=${encodeURIComponent(words).replace(/-/g, "%2D")}`;
}
