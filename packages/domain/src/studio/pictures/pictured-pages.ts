import type { ProductPicture } from "./product-picture.ts";

type Given = {
  /** How many pages there are. */
  count: number;
  offered: readonly Pick<ProductPicture, "isScreen">[];
  /** Whether the words of a page name what a picture shows. */
  isNamed: (page: number) => boolean;
};

/** One photo is still shown at the beginning, between, and at the end. Our own choice. */
const FEWEST = 3;

/**
 * The pages that show a picture where there are pictures for half of the pages at most, in the order in which they choose
 * one: those that name a picture, the first, others that are not beside one that shows any, and the last, on which one comes
 * back. The rest are pages of type (ADR 138). `order` are the pages that can show one, by need. Null: there are more
 * pictures; a screenshot is shown in parts.
 */
export function picturedPages(order: readonly number[], { count, offered, isNamed }: Given): number[] | null {
  if (offered.length * 2 > count || offered.some(({ isScreen }) => isScreen)) return null;
  const last = count - 1;
  const most = Math.max(FEWEST, offered.length + 1);
  const ends = [0, last].filter((it) => order.includes(it));
  const pages = new Set(ends);
  const add = (candidates: readonly number[]) => {
    for (const page of candidates) if (pages.size < most) pages.add(page);
  };
  add(order.filter((it) => isNamed(it) && it !== last - 1));
  for (const page of order) add([...pages].every((it) => Math.abs(it - page) > 1) ? [page] : []);
  const inOrder = order.filter((it) => pages.has(it) && it !== last);
  return last > 0 && pages.has(last) ? [...inOrder, last] : inOrder;
}
