import * as z from "zod/mini";
import { line, text } from "../../kernel/index.ts";
import { LanguageCode, PageUrl } from "../brief/brief.ts";
import type { Origin } from "../brief/claim.ts";

/** A picture of a page. `alt` is the page's own description; "" if it has none. */
export type PagePicture = { src: string; alt: string };

/** A picture found on a page. */
export type FoundPicture = PagePicture & {
  /** The page says that it shows its product: not a logo, a banner or another product. */
  isOfProduct: boolean;
};

/** What is read from the HTML of a page, in order of appearance. Texts are verbatim. */
export type PageParts = {
  /** Where the page was in the end, and whose it is: `acme.co`. */
  url: string;
  host: string;
  language: string;
  title: string;
  /** The address that the page names as its own; "" without any. */
  canonical: string;
  /** The address that the page leads on to by itself (`http-equiv="refresh"`); "" without any. */
  refresh: string;
  metas: { name: string; content: string }[];
  jsonLd: string[];
  /** What applications were started with, as JSON (`__NEXT_DATA__`). */
  appData: string[];
  /** Headings, paragraphs, list entries, table cells, and as "text" what stands in none of them. */
  blocks: { tag: string; text: string }[];
  /** Texts that the page marks as prices, without those that are struck through. */
  prices: string[];
  /** Whole addresses. */
  images: PagePicture[];
  colours: string[];
  /** The addresses of scripts. */
  scripts: string[];
  /** Has an element that a script fills, as applications do. */
  hasEmptyRoot: boolean;
  /** A notice about cookies was left out. */
  hasConsent: boolean;
  /** Only the beginning was read, because the page is longer than is read. */
  isCut: boolean;
};

/** A fact with its place on the page and the words there that prove it. */
export type PageClaim = { claim: string; source: string; snippet: string };

/** Most of a page's words that its reader passes on, in blocks and in characters of each. Our own choice. */
export const PAGE_BLOCKS_MAX = 80;
export const PAGE_BLOCK_MAX = 400;

/** What a page says, as the text model gets it and as its quotations are looked up. */
export const PageText = z.object({
  url: PageUrl,
  name: line(200),
  description: text(1000),
  price: line(40),
  language: z.nullable(LanguageCode),
  blocks: z.array(z.object({ tag: line(20, 1), text: text(PAGE_BLOCK_MAX, 1) })).check(z.maxLength(PAGE_BLOCKS_MAX)),
});
export type PageText = z.infer<typeof PageText>;

/** What a page says of its product. Empty where it says nothing: nothing is made up. */
export type PageFacts = {
  url: string;
  name: string;
  description: string;
  price: string;
  language: string | null;
  images: FoundPicture[];
  colours: string[];
  claims: PageClaim[];
  /** The places of name, description and price. */
  origins: Partial<Record<"name" | "description" | "price", Origin>>;
  /** Only the beginning of a very long page was read. */
  isCut: boolean;
  /** The page's own words, for the brief. */
  text: PageText;
};
