import type { PageParts } from "@vignette/domain/research";

/** Limits for the texts of a page: relevant content comes early, and each costs time. Our own choice. */
const MOST_BLOCKS = 1500;
const LONGEST_BLOCK = 1000;
const MOST_PRICES = 40;

/** Blocks that say what their text is. Others are containers: what stands in them is plain "text". */
const NAMED = new Set(["h1", "h2", "h3", "h4", "p", "li", "td", "dd", "dt", "figcaption", "blockquote", "summary"]);

/** Containers at which a line of text ends. */
const CONTAINERS = new Set(
  "div section article main header aside ul ol dl table tr th details form body br hr".split(" "),
);

/** Struck through, or called the price from before. */
export const isFormerPrice = (tag: string, names: string): boolean =>
  tag === "del" || tag === "s" || tag === "strike" || FORMER.test(names);
const FORMER =
  /(^|\s)a-text-price(\s|$)|(old|was|former|regular|original|list|rrp|msrp|uvp)[-_]?price|price[-_]*(old|was|former|list|original)|compare|crossed|strike|sr-only|screen-reader|visually-hidden/i;

/** Whether a name marks a price. */
export const isPrice = (names: string): boolean => names !== "" && PRICE.test(names);
const PRICE = /(^|[\s_-])(price|prix|preis|precio|prezzo|a-offscreen)|[a-z]Price\b/;

/** Collects the lines of a page and the texts that it marks as prices. */
export function pageTexts({ blocks, prices }: Pick<PageParts, "blocks" | "prices">) {
  let name = "";
  let text = "";
  let former = 0;
  let price: string | null = null;

  const endLine = () => {
    const line = tidy(text).slice(0, LONGEST_BLOCK);
    text = "";
    if (line !== "" && blocks.length < MOST_BLOCKS) blocks.push({ tag: name === "" ? "text" : name, text: line });
  };
  return {
    /** Begins a block, and gives what ends it; null for what is part of its line. */
    block(tag: string): (() => void) | null {
      const isNamed = NAMED.has(tag);
      if (!isNamed && !CONTAINERS.has(tag)) return null;
      endLine();
      if (!isNamed) return endLine;
      const around = name;
      name = tag;
      return () => {
        endLine();
        name = around;
      };
    },
    former(): () => void {
      former += 1;
      return () => {
        former -= 1;
      };
    },
    /** A price, with the text of everything in it that is not struck through. */
    price(): (() => void) | null {
      if (former > 0 || price !== null || prices.length >= MOST_PRICES) return null;
      price = "";
      return () => {
        const words = tidy(price ?? "").slice(0, 200);
        price = null;
        if (/\d/.test(words)) prices.push(words);
      };
    },
    add(chunk: string) {
      if (text.length < 2 * LONGEST_BLOCK) text += chunk;
      if (price !== null && former === 0 && price.length < LONGEST_BLOCK) price += chunk;
    },
    end: endLine,
  };
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
