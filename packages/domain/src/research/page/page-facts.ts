import type { Origin } from "../brief/claim.ts";
import { holdsPhrase } from "../claims/holds-phrase.ts";
import { pageClaims } from "./page-claims.ts";
import { colorsOf } from "./page-colors.ts";
import type { FoundPicture, PageFacts, PageParts } from "./page-parts.ts";
import { cutText, pageText } from "./page-text.ts";
import { type ProductData, productData } from "./product-data.ts";

const MOST_IMAGES = 12;
/** Longer addresses are not plausible, in characters. */
const LONGEST_ADDRESS = 2000;
const SIGNS: Record<string, string> = { EUR: "€", USD: "$", GBP: "£", JPY: "¥", CHF: "CHF ", CAD: "CA$", AUD: "A$" };

/**
 * What a page says about its product: its markup first (JSON-LD, then Open Graph), else its visible text. `absolute`
 * completes a picture's address, or is null for none. Nothing is guessed; what is not found stays empty. Never throws.
 */
export function pageFacts(parts: PageParts, absolute: (src: string) => string | null): PageFacts {
  const product = productData(parts.jsonLd);
  const meta = metaOf(parts);
  const heading = parts.blocks.find(({ tag }) => tag === "h1")?.text ?? "";
  const addresses = (sources: readonly string[]) =>
    sources.flatMap((src) => absolute(src) ?? []).filter((src) => src.length <= LONGEST_ADDRESS);
  const told = addresses(product?.images ?? []);
  const shared = addresses([meta("og:image")]);
  const sources = new Set([...told, ...shared, ...addresses(parts.images.map(({ src }) => src))]);
  const found = foundIn(parts.host);
  const name = found(
    80,
    [product?.name, DATA],
    [meta("og:title"), HEAD],
    [heading, "h1"],
    [titleOf(parts.title), HEAD],
  );
  const description = found(
    600,
    [product?.description, DATA],
    [meta("og:description"), HEAD],
    [meta("description"), HEAD],
  );
  const price = found(40, [priceOf(product, meta), "price"]);
  const language = /^[a-z]{2}/i.exec(parts.language)?.[0].toLowerCase() ?? null;
  const words = { name: name.words, description: description.words, price: price.words, language };
  return {
    url: parts.url,
    ...words,
    images: [...sources]
      .slice(0, MOST_IMAGES)
      .map((src) => foundPicture(src, { parts, name: name.words, told, shared })),
    colours: colorsOf(meta("theme-color"), parts.colours),
    claims: pageClaims(parts, { rating: ratingOf(product), reviews: product?.reviews ?? [] }),
    origins: { ...name.as("name"), ...description.as("description"), ...price.as("price") },
    text: pageText(parts, words),
  };
}

type PictureFacts = { parts: PageParts; name: string; told: readonly string[]; shared: readonly string[] };

/**
 * A picture of the markup has no text; the same picture on the page may have some. The product's are those that the
 * page's product data lists. Without any, the one that the page shares, and those whose text names the product.
 */
function foundPicture(src: string, { parts, name, told, shared }: PictureFacts): FoundPicture {
  const alt = cutText(parts.images.find((it) => it.src === src && it.alt !== "")?.alt ?? "", 500);
  const isOfProduct = told.length > 0 ? told.includes(src) : shared.includes(src) || holdsPhrase(alt, name);
  return { src, alt, isOfProduct };
}

const DATA = "product data";
const HEAD = "page title and description";

const metaOf =
  ({ metas }: PageParts) =>
  (name: string) =>
    metas
      .find((it) => it.name === name)
      ?.content.replace(/\s+/g, " ")
      .trim() ?? "";

type Place = readonly [words: string | undefined, where: string];

/** The first of some places that says something, and the origin of what it says. */
const foundIn =
  (host: string) =>
  (most: number, ...places: readonly Place[]) => {
    const [said = "", where = ""] = places.find(([words]) => words) ?? [];
    const words = cutText(said, most);
    const origin: Origin = { source: `${host}, ${where}`, snippet: cutText(said, 300) };
    return { words, as: (field: string) => (words === "" ? {} : { [field]: origin }) };
  };

/** "Candle | Acme" is the candle. */
const titleOf = (title: string) => title.split(/\s+[|–—·-]\s+/)[0]?.trim() ?? "";

const ratingOf = (product: ProductData | null) =>
  product?.rating ? `${product.rating.value} of 5 stars from ${product.rating.count} reviews` : null;

/** JSON-LD first, then Open Graph, then microdata. */
function priceOf(product: ProductData | null, meta: (name: string) => string): string {
  const told = [
    [product?.price ?? "", product?.currency ?? ""],
    [meta("product:price:amount"), meta("product:price:currency")],
    [meta("og:price:amount"), meta("og:price:currency")],
    [meta("itemprop:price"), meta("itemprop:pricecurrency")],
  ] as const;
  const [price, currency] = told.find(([amount]) => amount !== "") ?? ["", ""];
  const code = currency.toUpperCase();
  if (!/^\d+([.,]\d+)?$/.test(price)) return cutText(price, 40);
  const tidy = price.replace(",", ".").replace(/\.0+$/, "");
  return `${SIGNS[code] ?? (code === "" ? "" : `${code} `)}${tidy}`;
}
