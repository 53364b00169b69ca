import type { ProductStore } from "./store.ts";

/** Removes a product of the user. What was made for it stays. */
export async function removeProduct(products: ProductStore, uid: string, id: string): Promise<{ id: string }> {
  const { version } = await products.get(uid, id);
  await products.remove(id, version);
  return { id };
}
