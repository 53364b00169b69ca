import { cutToUtf16Units, utf16Units } from "../../kernel/index.ts";
import { ownBlocks } from "./own-blocks.ts";
import { PAGE_BLOCK_MAX, PAGE_BLOCKS_MAX, type PageParts, type PageText } from "./page-parts.ts";
import { countWords, isUnspaced } from "./words/count-words.ts";

type Said = Pick<PageText, "name" | "description" | "price" | "language">;

/** Notes of law, in languages that have one wording for them. Everything else that is noise is left out by its place. */
const SMALL_TALK = /©|\b(copyright|all rights reserved|privacy policy|sign up|log in|newsletter)\b/i;

/** The words of a page that are worth reading, in order, without repetitions. */
export function pageText({ url, blocks }: PageParts, said: Said): PageText {
  const texts = new Map<string, string>();
  for (const { tag, text } of ownBlocks(blocks)) {
    const tidy = cutText(text, PAGE_BLOCK_MAX);
    const isLong = /^h[1-6]$/.test(tag) ? tidy !== "" : countWords(tidy) >= (tag === "text" ? 4 : 3);
    if (isLong && !SMALL_TALK.test(tidy) && !texts.has(tidy)) texts.set(tidy, tag);
  }
  return {
    url,
    ...said,
    blocks: [...texts].slice(0, PAGE_BLOCKS_MAX).map(([text, tag]) => ({ tag, text })),
  };
}

/** The text in one line of at most `most` UTF-16 units, cut at a word's end. */
export function cutText(text: string, most: number): string {
  const tidy = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return utf16Units(tidy) <= most
    ? tidy
    : cutToUtf16Units(tidy, most - 1)
        .replace(isUnspaced(tidy) ? /$/ : /\s+\S*$/, "")
        .concat("…");
}
