import { list, record, words } from "./json-values.ts";
import { lenientJson } from "./lenient-json.ts";
import { isSameName, type PageNames } from "./page-names.ts";
import type { Node, Offer, ProductData } from "./product-data.ts";

/** How much of an application's data is searched. Our own choice. */
const DEEPEST = 12;
const MOST_NODES = 20_000;

/**
 * The product in the data that an application was started with (`__NEXT_DATA__`), or null: a thing with a name and a
 * price. Of several it is the one that the page names; without any such, the only one.
 */
export function appProduct(scripts: readonly string[], { names }: Pick<PageNames, "names">): ProductData | null {
  const things = scripts.flatMap((script) => thingsIn(lenientJson(script)));
  const named = things.find((it) => names.some((name) => isSameName(name, nameOf(it))));
  const product = named ?? (things.length === 1 ? things[0] : undefined);
  if (!product) return null;
  return {
    name: nameOf(product),
    description: plain(words(product.description ?? product.shortDescription)),
    offers: offerOf(product),
    images: [...list(product.images), ...list(product.image)].flatMap((it) => {
      const image = record(it);
      const address = words(image.url ?? image.src ?? it);
      return address === "" ? [] : [address];
    }),
    rating: null,
    reviews: [],
  };
}

function thingsIn(root: unknown): Node[] {
  const found: Node[] = [];
  let seen = 0;
  const look = (value: unknown, depth: number): void => {
    seen += 1;
    if (depth === 0 || seen > MOST_NODES || typeof value !== "object" || value === null) return;
    const node = record(value);
    if (nameOf(node) !== "" && offerOf(node).length > 0) found.push(node);
    for (const it of Array.isArray(value) ? list(value) : Object.values(node)) look(it, depth - 1);
  };
  look(root, DEEPEST);
  return found;
}

const nameOf = (node: Node) => words(node.name ?? node.title);

/** A price as a number, or as an object with its amount and currency. */
function offerOf(node: Node): Offer[] {
  const price = node.price ?? node.salePrice ?? node.currentPrice;
  const inner = record(price);
  const amount = words(inner.amount ?? inner.value ?? inner.price ?? price);
  const currency = words(
    inner.currency ?? inner.currencyCode ?? node.currency ?? node.currencyCode ?? node.priceCurrency,
  );
  return /\d/.test(amount) ? [{ price: amount, currency }] : [];
}

/** Descriptions in application data are often HTML. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
