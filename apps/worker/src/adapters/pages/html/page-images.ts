import type { PageParts } from "@vignette/domain/research";
import { attribute, type Tag } from "./tag.ts";

const MOST_IMAGES = 500;

/** Keeps a picture with its text. Tracking pixels and inline images are no pictures of the product. */
export function keepImage(parts: Pick<PageParts, "images">, tag: Tag): void {
  const src = addressOf(tag);
  const isSmall = Number(attribute(tag, "width") || 999) < 120;
  if (src !== "" && !isSmall && parts.images.length < MOST_IMAGES) {
    parts.images.push({ src, alt: attribute(tag, "alt") });
  }
}

/** The address of a picture; that of one that loads late stands in an attribute beside an inline placeholder. */
function addressOf(tag: Tag): string {
  const single = ["src", "data-src", "data-lazy-src", "data-original"].map((name) => attribute(tag, name));
  const found = single.find((it) => it !== "" && !it.startsWith("data:"));
  return found ?? largestOf(attribute(tag, "data-srcset") || attribute(tag, "srcset"));
}

/** The address with the largest descriptor of a `srcset`, such as `/a.jpg 400w, /b.jpg 1200w`; empty without any. */
function largestOf(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((it) => {
    const [address = "", size = "1x"] = it.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 0 };
  });
  const usable = candidates.filter(({ address }) => address !== "" && !address.startsWith("data:"));
  return usable.toSorted((a, b) => b.size - a.size)[0]?.address ?? "";
}
