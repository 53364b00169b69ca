import type { PageParts } from "@vignette/domain/research";
import { decodedJson } from "./decode-json.ts";
import { attribute, type Tag } from "./tag.ts";

/** Limits for parsing a page. Our own choice. */
const MOST_METAS = 500;
const MOST_SCRIPTS = 50;

/** Keeps a `<meta>` by its name, and where it leads on to. */
export function keepMeta(parts: PageParts, tag: Tag): void {
  const name = attribute(tag, "property") || attribute(tag, "name");
  const content = attribute(tag, "content");
  if (/^refresh$/i.test(attribute(tag, "http-equiv"))) parts.refresh ||= refreshIn(content);
  if (name && content && parts.metas.length < MOST_METAS) parts.metas.push({ name: name.toLowerCase(), content });
}

/** The address of `0; url=/candle`. A page that only loads itself anew names none, and one that waits is meant to be read. */
function refreshIn(content: string): string {
  const [, seconds, address] = /^\s*(\d+)[^;,]*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(content) ?? [];
  return seconds !== undefined && Number(seconds) <= 5 ? (address ?? "").trim() : "";
}

/** Microdata, as older shops use it: `<span itemprop="price" content="24.00">`, or "price" where its text is the price. */
export function itemOf(parts: PageParts, tag: Tag): "price" | null {
  const name = attribute(tag, "itemprop").toLowerCase();
  if (name !== "price" && name !== "pricecurrency") return null;
  const content = attribute(tag, "content");
  if (content !== "" && parts.metas.length < MOST_METAS) parts.metas.push({ name: `itemprop:${name}`, content });
  return content === "" && name === "price" ? "price" : null;
}

/** What is done with the text of a script, by its type; most scripts are only named. */
export function scriptReader(parts: PageParts, tag: Tag): (text: string) => void {
  const type = attribute(tag, "type").toLowerCase();
  const src = attribute(tag, "src");
  const add = (list: string[], text: string) => void (list.length < MOST_SCRIPTS && list.push(text));
  if (type.startsWith("application/ld+json")) return (text) => add(parts.jsonLd, decodedJson(text));
  if (attribute(tag, "id") === "__NEXT_DATA__") return (text) => add(parts.appData, text);
  return () => src !== "" && add(parts.scripts, src);
}
