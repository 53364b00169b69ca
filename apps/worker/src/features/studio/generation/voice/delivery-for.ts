import { type Creation, type Delivery, deliveryOf } from "@vignette/domain/studio";
import { productOf } from "../../creation/product-of.ts";
import type { StudioStore } from "../../creation/store.ts";

/** How a creation is spoken, by its style and the brief of its product; undefined if the product was deleted. */
export async function deliveryFor(
  studio: Pick<StudioStore, "product">,
  creation: Pick<Creation, "uid" | "kind" | "productId" | "style">,
): Promise<Delivery | undefined> {
  const product = await productOf(studio, creation);
  return product ? deliveryOf(creation.kind, product.brief, creation.style) : undefined;
}
