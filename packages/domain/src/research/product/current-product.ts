import type { Product } from "./product.ts";

/** The product to work on: the one chosen last if it still exists, else the newest, else none. The list is oldest first. */
export function currentProduct(products: readonly Product[], chosenId: string | null): Product | null {
  return products.find((product) => product.id === chosenId) ?? products.at(-1) ?? null;
}
