import type { ProductPicture } from "./product-picture.ts";

/**
 * The pages that show a picture where there are pictures for half of the pages at most: the first, others that are not
 * beside one that does, those that need it most first, and the last, on which one comes back. The rest are pages of type
 * (ADR 138). `order` are the pages that can show one, by need. Null: there are more pictures; a screenshot is shown in
 * parts.
 */
export function picturedPages(
  order: readonly number[],
  count: number,
  offered: readonly Pick<ProductPicture, "isScreen">[],
): number[] | null {
  if (offered.length * 2 > count || offered.some(({ isScreen }) => isScreen)) return null;
  const last = count - 1;
  const pages = order.includes(0) ? [0] : [];
  const ends = order.includes(last) && last > 0 ? [last] : [];
  for (const page of order) {
    const isApart = [...pages, ...ends].every((it) => Math.abs(it - page) > 1);
    if (isApart && pages.length < offered.length) pages.push(page);
  }
  return [...pages, ...ends];
}
