import { Refusal } from "@vignette/domain/kernel";
import { type Creation, type Delivery, deliveryOf } from "@vignette/domain/studio";
import type { StudioStore } from "../creation/store.ts";

/** How a creation is spoken, by the brief of its product; undefined if the product was deleted. */
export async function deliveryFor(
  studio: Pick<StudioStore, "product">,
  { uid, kind, productId }: Pick<Creation, "uid" | "kind" | "productId">,
): Promise<Delivery | undefined> {
  try {
    return deliveryOf(kind, (await studio.product(uid, productId)).value.brief);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "missing") return undefined;
    throw error;
  }
}
