import type { UploadedAsset } from "../../assets/index.ts";
import type { Product } from "../../research/index.ts";
import { markedViews } from "./parts/marked-views.ts";
import { type ProductPicture, plainWords, productPicture } from "./photos/product-picture.ts";
import { toldOfProduct } from "./photos/told-of-product.ts";

/**
 * The photos and clips of a project that show this product, in the order in which they are shown: what was uploaded,
 * newest first, then the pictures of its page as the page has them. A picture of another product is never among them,
 * nor is one that names a deleted product: where a project has several products, a picture counts if it comes from the
 * product's own page or names the product. A stock photo never counts: it shows other things, whatever it is called.
 */
export function picturesOfProduct(
  product: Product,
  { products, uploads }: { products: readonly Product[]; uploads: readonly UploadedAsset[] },
): ProductPicture[] {
  const others = products.filter(({ id }) => id !== product.id);
  const own = uploads.filter((asset) => asset.purgeAt === null && !asset.credit && isOf(product, others, asset));
  const uploaded = own.filter(({ from }) => !from).toSorted((a, b) => b.createdAt - a.createdAt);
  const onPage = own.filter(({ from }) => from).toSorted((a, b) => a.createdAt - b.createdAt);
  const pictures = [...uploaded, ...onPage].flatMap((asset) => productPicture(asset) ?? []);
  return markedViews(toldOfProduct(product.brief, pictures));
}

function isOf(product: Product, others: readonly Product[], { from, name, labels }: UploadedAsset): boolean {
  if (from && isPageOf(product, from.page)) return true;
  if (from && others.some((other) => isPageOf(other, from.page))) return false;
  const words = ` ${plainWords([name, labels.alt, ...labels.tags].join(" "))} `;
  const names = (it: Product) => words.includes(` ${plainWords(it.brief.name)} `);
  const isOwnName = names(product) && !others.some((other) => names(other) && outnames(other, product));
  if (isOwnName || others.some(names)) return isOwnName;
  const isAlone = others.every(({ purgeAt }) => purgeAt !== null);
  return isAlone && (!from || isSiteOf(product, from.page));
}

/**
 * "Slow Candle Mini" is not the "Slow Candle" that its name holds. Two products of one name cannot be told apart, unless
 * one of them is deleted.
 */
const outnames = (other: Product, product: Product) => {
  const more = other.brief.name.length - product.brief.name.length;
  return other.purgeAt === null ? more >= 0 : more > 0;
};

const isPageOf = ({ brief: { url } }: Product, page: string) => url !== null && pageOf(url) === pageOf(page);

/** A page that redirects, or whose address was corrected, is still on the product's site. */
const isSiteOf = ({ brief: { url } }: Product, page: string) =>
  url === null || pageOf(url).split("/")[0] === pageOf(page).split("/")[0];

/** An address without what leads to the same page: the protocol, `www.`, a fragment, a slash at the end. */
const pageOf = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/#.*$/, "")
    .replace(/\/+$/, "");
