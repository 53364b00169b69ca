import type { PageParts } from "../page-parts.ts";

/** How the page names its product, to tell it from the others that its data describes. */
export type PageNames = Pick<PageParts, "url" | "canonical"> & { names: readonly string[] };

/** Whether a title names a product: either holds the other. */
export function isSameName(title: string, name: string): boolean {
  const [a, b] = [bare(title), bare(name)];
  return a.length >= 3 && b.length >= 3 && (a.includes(b) || b.includes(a));
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
