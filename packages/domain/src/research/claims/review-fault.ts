import type { Review } from "./reviews-in.ts";

/** A quotation as it is shown: the words, and the line that says whose they are; "" without one. */
export type Quotation = { words: string; by: string };

/**
 * What is wrong with a quotation: no review has these words, only a part of one is quoted, or another name stands below
 * it. `review` is the one that it comes nearest to; null where there is no review at all.
 */
export type ReviewFault =
  | { fault: "altered"; review: Review | null }
  | { fault: "shortened" | "misattributed"; review: Review };

/**
 * Whether a quotation is what a customer said, apart from case, punctuation and emphasis; null if it is. To shorten or
 * improve a review is to make one up. Source: ADR 71.
 */
export function reviewFault({ words, by }: Quotation, reviews: readonly Review[]): ReviewFault | null {
  const said = plain(words);
  if (said === "") return null;
  const whole = reviews.find((it) => plain(it.words) === said);
  const review = whole ?? reviews.find((it) => ` ${plain(it.words)} `.includes(` ${said} `));
  if (!review) return { fault: "altered", review: nearest(said, reviews) };
  if (by.trim() !== "" && !` ${plain(by)} `.includes(` ${plain(review.by)} `))
    return { fault: "misattributed", review };
  return whole ? null : { fault: "shortened", review };
}

/** The line that says who wrote a review, and where. */
export const reviewCredit = ({ by, source }: Pick<Review, "by" | "source">): string =>
  [by, source].filter((it) => it !== "").join(" · ");

function nearest(said: string, reviews: readonly Review[]): Review | null {
  const words = new Set(said.split(" "));
  const common = (it: Review) =>
    plain(it.words)
      .split(" ")
      .filter((word) => words.has(word)).length;
  return reviews.toSorted((a, b) => common(b) - common(a))[0] ?? null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
