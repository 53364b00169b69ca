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
  metas: { name: string; content: string }[];
  jsonLd: string[];
  /** Headings, paragraphs, list entries and table cells. */
  blocks: { tag: string; text: string }[];
  /** Whole addresses. */
  images: PagePicture[];
  colours: string[];
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
  /** The page's own words, for the brief. */
  text: PageText;
};
