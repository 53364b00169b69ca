import { pageClaims } from "./page-claims.ts";
import type { PageFacts, PageParts } from "./page-parts.ts";
import { type ProductData, productData } from "./product-data.ts";

const MOST_IMAGES = 12;
const SIGNS: Record<string, string> = { EUR: "€", USD: "$", GBP: "£", JPY: "¥", CHF: "CHF ", CAD: "CA$", AUD: "A$" };

/**
 * What a page says of its product: what it tells machines first (JSON-LD, then Open Graph), else what people read.
 * `absolute` makes a picture's address whole, or null where it is none. Nothing is guessed; what stands nowhere stays empty. Never throws, whatever the page holds.
 */
export function pageFacts(parts: PageParts, absolute: (src: string) => string | null): PageFacts {
  const product = productData(parts.jsonLd);
  const meta = (name: string) =>
    parts.metas
      .find((it) => it.name === name)
      ?.content.replace(/\s+/g, " ")
      .trim() ?? "";
  const heading = parts.blocks.find(({ tag }) => tag === "h1")?.text ?? "";
  const images = [...(product?.images ?? []), meta("og:image"), ...parts.images.map(({ src }) => src)];
  return {
    url: parts.url,
    name: cut(product?.name || meta("og:title") || heading || titleOf(parts.title), 80),
    description: cut(product?.description || meta("og:description") || meta("description"), 600),
    price: priceOf(product, meta("product:price:amount"), meta("product:price:currency")),
    language: /^[a-z]{2}/i.exec(parts.language)?.[0].toLowerCase() ?? null,
    images: [...new Set(images.flatMap((src) => absolute(src) ?? []))].slice(0, MOST_IMAGES),
    colours: coloursOf(meta("theme-color"), parts.colours),
    claims: pageClaims(parts, ratingOf(product)),
  };
}

/** "Candle | Acme" is the candle. */
const titleOf = (title: string) => title.split(/\s+[|–—·-]\s+/)[0]?.trim() ?? "";

const ratingOf = (product: ProductData | null) =>
  product?.rating ? `${product.rating.value} of 5 stars from ${product.rating.count} reviews` : null;

function priceOf(product: ProductData | null, amount: string, currency: string): string {
  const price = product?.price || amount;
  const code = (product?.price ? product.currency : currency).toUpperCase();
  if (!/^\d+([.,]\d+)?$/.test(price)) return cut(price, 40);
  const tidy = price.replace(",", ".").replace(/\.0+$/, "");
  return `${SIGNS[code] ?? (code === "" ? "" : `${code} `)}${tidy}`;
}

/** Hexadecimal colours that are one: neither black, white nor grey. The page's own theme colour comes first. */
function coloursOf(theme: string, found: readonly string[]): string[] {
  const hex = [theme, ...found].flatMap((colour) => sixDigits(colour.trim().toLowerCase()));
  const told = hex.filter(isColourful);
  const often = (colour: string) =>
    told.filter((it) => it === colour).length + (sixDigits(theme).includes(colour) ? 100 : 0);
  return [...new Set(told)].toSorted((a, b) => often(b) - often(a)).slice(0, 6);
}

function sixDigits(colour: string): string[] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(colour);
  if (short)
    return [
      `#${short
        .slice(1)
        .map((it) => it + it)
        .join("")}`,
    ];
  return /^#[0-9a-f]{6}$/.test(colour) ? [colour] : [];
}

function isColourful(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(r, g, b) - Math.min(r, g, b) > 24;
}

/** At a word's end, in one line of whole characters. */
function cut(text: string, most: number): string {
  const tidy = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return tidy.length <= most
    ? tidy
    : tidy
        .slice(0, most - 1)
        .replace(/\s+\S*$/, "")
        .concat("…");
}
