import type { PageParts } from "./page-parts.ts";
import { says } from "./words/page-words.ts";

type Block = PageParts["blocks"][number];

/** Headings by rank: an `h2` ends what stands under another `h2` or an `h3`. */
const rankOf = ({ tag }: Block): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 7);

/**
 * The blocks that speak of the page's own product: without what stands under a heading such as "You may also like", up to
 * the next heading of the same rank, and without notes about cookies.
 */
export function ownBlocks(blocks: readonly Block[]): Block[] {
  let left = 0;
  return blocks.filter((block) => {
    const rank = rankOf(block);
    if (rank <= left) left = 0;
    // A short line may be a heading that the page did not mark as one.
    const isHeading = rank < 7 || (block.tag !== "p" && block.text.length <= 40);
    if (left === 0 && isHeading && rank > 1 && says("related", block.text)) left = rank;
    return left === 0 && !says("consent", block.text);
  });
}
