import { pageFacts } from "@vignette/domain/research";
import { readHtml } from "../../src/adapters/pages/read-html.ts";

/** What is read in the HTML of a product page at acme.example. */
export async function factsOf(html: string) {
  const parts = await readHtml({
    url: "https://acme.example/",
    html: Uint8Array.from(new TextEncoder().encode(html)),
    type: "text/html",
  });
  return pageFacts(parts, (src) => (src === "" ? null : (URL.parse(src, parts.url)?.href ?? null)));
}
