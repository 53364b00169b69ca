/** What a page says of its product for machines. Source: schema.org Product, Offer, AggregateRating. */
export type ProductData = {
  name: string;
  description: string;
  price: string;
  currency: string;
  images: string[];
  rating: { value: string; count: string } | null;
  /** Good ones, with who wrote them: “My evenings are mine again.” — Inês */
  reviews: string[];
};

/** The first product that a page's JSON-LD describes, or null. Broken scripts count as none. */
export function productData(scripts: readonly string[]): ProductData | null {
  const nodes = scripts.flatMap((script) => nodesOf(parsed(script), DEEPEST));
  const product = nodes.find((node) => isType(node, "Product") || isType(node, "ProductGroup"));
  if (!product) return null;
  const offer = record(first(product.offers ?? record(first(product.hasVariant)).offers));
  const inner = record(first(offer.offers ?? offer.priceSpecification));
  const rating = record(product.aggregateRating);
  return {
    name: words(product.name),
    description: words(product.description),
    price: words(offer.price ?? offer.lowPrice ?? inner.price),
    currency: words(offer.priceCurrency ?? inner.priceCurrency).toUpperCase(),
    images: list(product.image)
      .slice(0, MOST_LISTED)
      .map((it) => words(record(it).url ?? it))
      .filter((it) => it !== ""),
    rating: ratingOf(words(rating.ratingValue), words(rating.reviewCount ?? rating.ratingCount)),
    reviews: list(product.review)
      .slice(0, MOST_LISTED)
      .flatMap((it) => reviewOf(record(it)))
      .slice(0, REVIEWS_MAX),
  };
}

const ratingOf = (value: string, count: string) => (value === "" || count === "" ? null : { value, count });

/** Two show that people like it; more is a wall of praise. Our own choice. */
const REVIEWS_MAX = 2;
const LONGEST_REVIEW = 140;

/** A review of at least four stars with a name under it; others are left alone. */
function reviewOf(review: Record<string, unknown>): string[] {
  const body = words(review.reviewBody ?? review.description);
  const author = words(record(review.author).name ?? review.author);
  const stars = Number(words(record(review.reviewRating).ratingValue) || "0");
  const isGood =
    stars >= 4 && author !== "" && author.length <= 40 && body.length >= 8 && body.length <= LONGEST_REVIEW;
  return isGood ? [`“${body.replace(/[“”"]/g, "'")}” — ${author}`] : [];
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

/** How deep lists and graphs are searched, and how many entries of a list are read. Our own choice. */
const DEEPEST = 8;
const MOST_LISTED = 100;

/** Products occur alone, in lists, or in a graph. */
function nodesOf(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth === 0) return [];
  const below = (values: readonly unknown[]) => values.slice(0, MOST_LISTED).flatMap((it) => nodesOf(it, depth - 1));
  if (Array.isArray(value)) return below(value);
  const node = record(value);
  return [node, ...(Array.isArray(node["@graph"]) ? below(node["@graph"]) : [])];
}

const isType = (node: Record<string, unknown>, type: string) => list(node["@type"]).includes(type);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const first = (value: unknown): unknown => list(value)[0];
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const words = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : typeof value === "number" ? String(value) : "";
