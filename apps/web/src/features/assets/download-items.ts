import type { LibraryItem } from "@vignette/domain/assets";
import { fileName } from "./library/item-print.ts";

/** Between two files, in milliseconds: browsers drop downloads that begin at once. */
const APART = 300;

/** Hands every file of the items to the browser, one after the other. */
export function downloadItems(items: readonly LibraryItem[]): void {
  const files = items.flatMap((item) =>
    item.files.map((file, index) => ({ url: file.url, name: fileName(item, index) })),
  );
  for (const [index, { url, name }] of files.entries()) {
    setTimeout(() => Object.assign(document.createElement("a"), { href: url, download: name }).click(), index * APART);
  }
}
