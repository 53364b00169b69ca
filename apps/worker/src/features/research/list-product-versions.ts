import { PRODUCT_VERSIONS_MAX, type ProductVersion } from "@vignette/domain/research";
import type { ProductStore } from "./store.ts";

/** The previous briefs of a product, newest first. */
export async function listProductVersions(
  products: ProductStore,
  uid: string,
  productId: string,
): Promise<ProductVersion[]> {
  await products.get(uid, productId);
  const found = await products.versionsOf(uid, productId, PRODUCT_VERSIONS_MAX);
  return found.map((it) => it.value);
}
