import { type PageFacts, pageFacts, pageWall } from "@vignette/domain/research";
import { readHtml } from "../../src/adapters/pages/html/read-html.ts";

/** A page as it comes: bytes where its character set matters, and where it was found. */
export type AnsweredPage = { html: string | Uint8Array<ArrayBuffer>; url?: string; type?: string };

const partsOf = ({ html, url = "https://acme.example/", type = "text/html" }: AnsweredPage) =>
  readHtml({
    url,
    html: typeof html === "string" ? Uint8Array.from(new TextEncoder().encode(html)) : html,
    type,
    isCut: false,
  });

/** What is read in a product page, by default one at acme.example. */
export function factsOf(page: AnsweredPage | string): PageFacts {
  const parts = partsOf(typeof page === "string" ? { html: page } : page);
  const absolute = (src: string) => (src === "" ? null : (URL.parse(src, parts.url)?.href ?? null));
  const images = parts.images.map(({ src, alt }) => ({ src: absolute(src) ?? "", alt }));
  return pageFacts({ ...parts, images }, absolute);
}

/** The wall that a page is, or null. */
export const wallOf = (html: string) => pageWall(partsOf({ html }));
