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

/** More pages of type in a row look like a text that lost its pictures. Our own choice. */
const TYPE_IN_A_ROW = 2;

/**
 * The pages that show a picture where there are pictures for half of the pages at most, in the order in which they choose
 * one: those that name a picture, the first, others that are not beside one that shows any, spread over the piece, and the
 * last, on which one comes back. The rest are pages of type (ADR 138), at most two in a row where there are two pictures or
 * more. `order` are the pages that can show one, by need. Null: there are more pictures; a screenshot is shown in parts.
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
  const inARow = (page?: number) => longestRun(count, new Set([...pages, ...(page === undefined ? [] : [page])]));
  const next = () => {
    const apart = order.filter((page) => [...pages].every((it) => Math.abs(it - page) > 1));
    return apart.toSorted((a, b) => inARow(a) - inARow(b))[0];
  };
  const isSparse = () => pages.size < most || (offered.length > 1 && inARow() > TYPE_IN_A_ROW);
  for (let page = next(); page !== undefined && isSparse(); page = next()) pages.add(page);
  const inOrder = order.filter((it) => pages.has(it) && it !== last);
  return last > 0 && pages.has(last) ? [...inOrder, last] : inOrder;
}

/** Of the pages without a picture, the most that stand in a row. */
function longestRun(count: number, pages: ReadonlySet<number>): number {
  const shown = [-1, ...[...pages].toSorted((a, b) => a - b), count];
  return Math.max(...shown.map((it, at) => it - (shown[at - 1] ?? it) - 1));
}
