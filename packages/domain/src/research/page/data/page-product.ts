import type { PageParts } from "../page-parts.ts";
import { appProduct } from "./app-product.ts";
import { list, record, words } from "./json-values.ts";
import { lenientJson } from "./lenient-json.ts";
import { isSameName, type PageNames } from "./page-names.ts";
import { type Node, type ProductData, productData } from "./product-data.ts";

/** How deep lists and graphs are searched. Our own choice. */
const DEEPEST = 8;

const PRODUCTS = new Set([
  "Product",
  "ProductGroup",
  "IndividualProduct",
  "ProductModel",
  "Book",
  "SoftwareApplication",
]);

/**
 * What a page says for machines of its own product, or null. Of several it is the one with the page's address or name, or
 * the page's main entity; related ones are never taken. Broken scripts count as none.
 */
export function pageProduct(parts: Pick<PageParts, "jsonLd" | "appData">, page: PageNames): ProductData | null {
  const nodes = parts.jsonLd.flatMap((script) => nodesOf(lenientJson(script), DEEPEST, false));
  const products = nodes.filter(({ node }) => typesOf(node).some((type) => PRODUCTS.has(type)));
  const best = products
    .map((it) => ({ node: it.node, score: scoreOf(it, page) }))
    .filter(({ score }) => score >= 0)
    .reduce<{ node: Node; score: number } | null>((most, it) => (most && most.score >= it.score ? most : it), null);
  return best ? productData(best.node) : appProduct(parts.appData, page);
}

type Found = { node: Node; isMain: boolean };

/** Products occur alone, in lists, in a graph, or as what a page is about. */
function nodesOf(value: unknown, depth: number, isMain: boolean): Found[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return list(value).flatMap((it) => nodesOf(it, depth - 1, isMain));
  const node = record(value);
  return [
    { node, isMain: isMain || "mainEntityOfPage" in node },
    ...nodesOf(list(node["@graph"]), depth - 1, false),
    ...nodesOf(list(node.mainEntity), depth - 1, true),
  ];
}

/** Types without their vocabulary: `http://schema.org/Product` is a product. */
const typesOf = (node: Node) =>
  list(node["@type"]).map((it) => words(it).replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ""));

/** How well a product fits the page; below zero if it is another page's. */
function scoreOf({ node, isMain }: Found, page: PageNames): number {
  const own = [page.url, page.canonical].filter((it) => it !== "").map(placeOf);
  const addresses = [words(node.url), words(node["@id"])].filter((it) => /^(https?:)?\//.test(it)).map(placeOf);
  const isHere = addresses.some((it) => own.some((one) => isSamePlace(one, it)));
  const isNamed = page.names.some((name) => isSameName(name, words(node.name)));
  const isElsewhere = addresses.length > 0 && !isHere;
  if (isElsewhere && !isNamed && !isMain) return -1;
  return (isHere ? 8 : 0) + (isNamed ? 4 : 0) + (isMain ? 2 : 0) + ("offers" in node ? 1 : 0);
}

/** An address without its scheme, query and final slash. */
const placeOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(https?:)?\/\/(www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "");

const isSamePlace = (page: string, other: string) =>
  other.startsWith("/") ? page.endsWith(other) && page.indexOf("/") === page.length - other.length : page === other;
