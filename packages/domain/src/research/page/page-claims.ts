import { SNIPPET_MAX } from "../brief/claim.ts";
import { ownBlocks } from "./own-blocks.ts";
import type { PageClaim, PageParts } from "./page-parts.ts";
import { placeOnPage } from "./place-on-page.ts";
import { moneyIn } from "./price/money.ts";
import { countWords, isUnspaced } from "./words/count-words.ts";
import { says } from "./words/page-words.ts";

/** Leaves room in a brief for what people add. Our own choice. */
const MOST = 8;
const LONGEST_CLAIM = 160;

/** What a page's markup says of customers: `4.8 of 5 stars from 213 reviews`, and words of a review. */
type Praise = {
  rating: string | null;
  reviews: readonly string[];
  /** The product's name, which claims nothing by itself. */
  name: string;
};

/**
 * Sentences of a page that claim something, each with its place. Customers' words come first, because people trust
 * people. The claim is the page's own sentence, so that its proof is the page itself.
 */
export function pageClaims({ host, blocks }: Pick<PageParts, "host" | "blocks">, praise: Praise): PageClaim[] {
  const found = new Map<string, PageClaim>();
  const { rating, reviews, name } = praise;
  if (rating) found.set(rating.toLowerCase(), { claim: rating, source: `${host}, customer rating`, snippet: rating });
  for (const review of reviews) {
    found.set(review.toLowerCase(), { claim: review, source: `${host}, customer review`, snippet: review });
  }
  for (const { tag, text } of ownBlocks(blocks)) {
    for (const sentence of sentencesOf(text)) {
      const key = sentence.toLowerCase();
      if (sentence !== name && isClaim(sentence, tag) && !found.has(key))
        found.set(key, { claim: sentence, source: placeOnPage(host, tag), snippet: snippetAround(sentence, text) });
    }
  }
  return [...found.values()].slice(0, MOST);
}

/** The whole block is better proof than the sentence alone, if it is not too long. */
const snippetAround = (sentence: string, text: string) => (text.length <= SNIPPET_MAX ? text : sentence);

function sentencesOf(text: string): string[] {
  // A full stop between digits is part of a number.
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)|(?<=[。！？])/u).map((it) => it.trim().replace(/[.!。！]$/, ""));
}

function isClaim(sentence: string, tag: string): boolean {
  const count = countWords(sentence);
  const isLong = isUnspaced(sentence) ? sentence.length >= 5 : sentence.length >= 8;
  if (!isLong || sentence.length > LONGEST_CLAIM || count < (tag === "text" ? 4 : 2)) return false;
  return (
    !says("noise", sentence) && !isPriceLine(sentence, count) && (/\p{Nd}/u.test(sentence) || says("tell", sentence))
  );
}

/** A line with a price and hardly anything else states no more than the price. */
const isPriceLine = (sentence: string, count: number) => count <= 4 && moneyIn(sentence, "") !== null;
