import { pageFacts } from "./page-facts.ts";
import type { PageFacts } from "./page-parts.ts";
import { countWords } from "./words/count-words.ts";

const PLACE = "pasted text";

/**
 * What the pasted text of a page says of its product, for pages that cannot be read: the first line is its name, the
 * first long one its description. `url` is the page's address. Pure; never throws.
 */
export function pastedFacts(url: string, text: string): PageFacts {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const [title = ""] = lines;
  const description = lines.slice(1).find((line) => countWords(line) >= 8) ?? "";
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1] ?? "";
  const facts = pageFacts(
    {
      url,
      host,
      language: "",
      title: "",
      canonical: "",
      refresh: "",
      metas: [
        { name: "og:title", content: title },
        { name: "description", content: description },
      ],
      jsonLd: [],
      appData: [],
      blocks: lines.map((line) => ({ tag: PLACE, text: line })),
      prices: lines,
      images: [],
      colours: [],
      scripts: [],
      hasEmptyRoot: false,
      hasConsent: false,
      isCut: false,
    },
    () => null,
  );
  const source = `${host}, ${PLACE}`;
  const origins = Object.fromEntries(
    Object.entries(facts.origins).map(([field, { snippet }]) => [field, { source, snippet }]),
  );
  return { ...facts, origins };
}
