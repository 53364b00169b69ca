import { SNIPPET_MAX } from "../brief/claim.ts";
import type { PageClaim, PageParts } from "./page-parts.ts";

/** Leaves room in a brief for what people add. Our own choice. */
const MOST = 8;
const LONGEST_CLAIM = 160;

/** Words that make a sentence a claim that may need proof, besides figures. */
const TELLS =
  /\b(award|certified|tested|patent|guarantee|warranty|vegan|organic|recycl|handmade|made in|without|free from|since)\b/i;
/** What shops count that says nothing of the product. */
const NOISE =
  /©|\b(cart|basket|checkout|cookie|newsletter|sign up|log in|copyright|all rights|shipping|returns?|privacy|terms)\b/i;

/** What a page's markup says of customers: `4.8 of 5 stars from 213 reviews`, and words of a review. */
type Praise = { rating: string | null; reviews: readonly string[] };

/**
 * Sentences of a page that claim something, each with its place. Customers' words come first, because people trust
 * people. The claim is the page's own sentence, so that its proof is the page itself.
 */
export function pageClaims({ host, blocks }: Pick<PageParts, "host" | "blocks">, praise: Praise): PageClaim[] {
  const found = new Map<string, PageClaim>();
  const { rating, reviews } = praise;
  if (rating) found.set(rating.toLowerCase(), { claim: rating, source: `${host}, customer rating`, snippet: rating });
  for (const review of reviews) {
    found.set(review.toLowerCase(), { claim: review, source: `${host}, customer review`, snippet: review });
  }
  for (const { tag, text } of blocks) {
    for (const sentence of sentencesOf(text)) {
      const key = sentence.toLowerCase();
      if (isClaim(sentence) && !found.has(key))
        found.set(key, { claim: sentence, source: `${host}, ${tag}`, snippet: snippetAround(sentence, text) });
    }
  }
  return [...found.values()].slice(0, MOST);
}

/** The whole block is better proof than the sentence alone, if it is not too long. */
const snippetAround = (sentence: string, text: string) => (text.length <= SNIPPET_MAX ? text : sentence);

function sentencesOf(text: string): string[] {
  // A full stop between digits is part of a number.
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u).map((it) => it.trim().replace(/[.!]$/, ""));
}

function isClaim(sentence: string): boolean {
  const isShort = sentence.length >= 8 && sentence.length <= LONGEST_CLAIM;
  return isShort && /\s/.test(sentence) && !NOISE.test(sentence) && (/\d/.test(sentence) || TELLS.test(sentence));
}
