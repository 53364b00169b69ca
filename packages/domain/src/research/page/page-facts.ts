import type { Origin } from "../brief/claim.ts";
import { holdsPhrase } from "../claims/holds-phrase.ts";
import { pageProduct } from "./data/page-product.ts";
import type { ProductData } from "./data/product-data.ts";
import { pageClaims } from "./page-claims.ts";
import { colorsOf } from "./page-colors.ts";
import type { FoundPicture, PageFacts, PageParts } from "./page-parts.ts";
import { cutText, pageText } from "./page-text.ts";
import { pagePrice } from "./price/page-price.ts";

const MOST_IMAGES = 12;
/** Longer addresses are not plausible, in characters. */
const LONGEST_ADDRESS = 2000;

/**
 * What a page says about its product: its markup first (JSON-LD, then Open Graph), else its visible text. `absolute`
 * completes a picture's address, or is null for none. Nothing is guessed; what is not found stays empty. Never throws.
 */
export function pageFacts(parts: PageParts, absolute: (src: string) => string | null): PageFacts {
  const meta = metaOf(parts);
  const heading = parts.blocks.find(({ tag }) => tag === "h1")?.text ?? "";
  const names = [meta("og:title"), heading, titleOf(parts.title)].filter((it) => it !== "");
  const product = pageProduct(parts, { url: parts.url, canonical: parts.canonical, names });
  const addresses = (sources: readonly string[]) =>
    sources.flatMap((src) => absolute(src) ?? []).filter((src) => src.length <= LONGEST_ADDRESS);
  const listed = addresses(product?.images ?? []);
  const shared = addresses([meta("og:image")]);
  const sources = new Set([...listed, ...shared, ...addresses(parts.images.map(({ src }) => src))]);
  const found = foundIn(parts.host);
  const name = found(
    80,
    [product?.name, DATA],
    [meta("og:title"), HEAD],
    [heading, "heading"],
    [titleOf(parts.title), HEAD],
  );
  const description = found(
    600,
    [product?.description, DATA],
    [meta("og:description"), HEAD],
    [meta("description"), HEAD],
  );
  const language = /^[a-z]{2}\b/i.exec(parts.language)?.[0].toLowerCase() ?? null;
  const told = pagePrice(parts, product?.offers ?? [], language);
  const price = found(40, [told.words, "price", told.snippet]);
  const words = { name: name.words, description: description.words, price: price.words, language };
  return {
    url: parts.url,
    ...words,
    images: [...sources]
      .slice(0, MOST_IMAGES)
      .map((src) => foundPicture(src, { parts, name: name.words, told: listed, shared })),
    colours: colorsOf(meta("theme-color"), parts.colours),
    claims: pageClaims(parts, { rating: ratingOf(product), reviews: product?.reviews ?? [], name: name.words }),
    origins: { ...name.as("name"), ...description.as("description"), ...price.as("price") },
    isCut: parts.isCut,
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

type Place = readonly [words: string | undefined, where: string, snippet?: string];

/** The first of some places that says something, and the origin of what it says. */
const foundIn =
  (host: string) =>
  (most: number, ...places: readonly Place[]) => {
    const [said = "", where = "", snippet = said] = places.find(([words]) => words) ?? [];
    const words = cutText(said, most);
    const origin: Origin = { source: `${host}, ${where}`, snippet: cutText(snippet, 300) };
    return { words, as: (field: string) => (words === "" ? {} : { [field]: origin }) };
  };

/** "Candle | Acme" is the candle. */
const titleOf = (title: string) => title.split(/\s+[|–—·-]\s+/)[0]?.trim() ?? "";

const ratingOf = (product: ProductData | null) =>
  product?.rating ? `${product.rating.value} of 5 stars from ${product.rating.count} reviews` : null;
