import { list, record, words } from "./json-values.ts";

/** A price as the page writes it and the code of its currency; "" where the page names none. */
export type Offer = { price: string; currency: string };

/** What a page says of its product for machines. Source: schema.org Product, Offer, AggregateRating. */
export type ProductData = {
  name: string;
  description: string;
  offers: Offer[];
  images: string[];
  rating: { value: string; count: string } | null;
  /** Good ones, with who wrote them: “My evenings are mine again.” — Inês */
  reviews: string[];
};

/** A node of schema.org. */
export type Node = Record<string, unknown>;

/** The data of one product. */
export function productData(product: Node): ProductData {
  const rating = record(product.aggregateRating);
  return {
    name: words(product.name),
    description: words(product.description),
    offers: offersOf(product),
    images: [...list(product.image), ...list(product.photo)].map(imageOf).filter((it) => it !== ""),
    rating: ratingOf(words(rating.ratingValue), words(rating.reviewCount ?? rating.ratingCount)),
    reviews: list(product.review)
      .flatMap((it) => reviewOf(record(it)))
      .slice(0, REVIEWS_MAX),
  };
}

/** The offers of a product, or of its first variant. An aggregate offer counts with its lowest price. */
function offersOf(product: Node): Offer[] {
  const own = list(product.offers);
  const offers = own.length > 0 ? own : list(record(list(product.hasVariant)[0]).offers);
  return offers.flatMap((it) => {
    const offer = record(it);
    const inner = list(offer.offers ?? offer.priceSpecification).map(record);
    const price = words(offer.price ?? offer.lowPrice);
    const currency = words(offer.priceCurrency ?? inner[0]?.priceCurrency);
    if (price !== "") return [{ price, currency }];
    return inner.map((one) => ({ price: words(one.price), currency: words(one.priceCurrency) || currency }));
  });
}

/** An address, or that of an image object; its file comes before the page about it. */
const imageOf = (it: unknown): string => {
  const image = record(it);
  return words(image.contentUrl ?? image.url ?? it);
};

const ratingOf = (value: string, count: string) => (value === "" || count === "" ? null : { value, count });

/** Two show that people like it; more is a wall of praise. Our own choice. */
const REVIEWS_MAX = 2;
const LONGEST_REVIEW = 140;

/** A review of at least four stars with a name under it; others are left alone. */
function reviewOf(review: Node): string[] {
  const body = words(review.reviewBody ?? review.description);
  const author = words(record(review.author).name ?? review.author);
  const stars = Number(words(record(review.reviewRating).ratingValue) || "0");
  const isGood =
    stars >= 4 && author !== "" && author.length <= 40 && body.length >= 8 && body.length <= LONGEST_REVIEW;
  return isGood ? [`“${body.replace(/[“”"]/g, "'")}” — ${author}`] : [];
}
