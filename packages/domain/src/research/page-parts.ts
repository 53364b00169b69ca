/** What a reader of HTML picks up on its way through a page, in order of appearance. Texts are as they stand there. */
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
  images: { src: string; alt: string }[];
  colours: string[];
};

/** A fact with the words of the page that prove it. */
export type PageClaim = { claim: string; source: string };

/** What a page says of its product. Empty where it says nothing: nothing is made up. */
export type PageFacts = {
  url: string;
  name: string;
  description: string;
  price: string;
  language: string | null;
  images: string[];
  colours: string[];
  claims: PageClaim[];
};
