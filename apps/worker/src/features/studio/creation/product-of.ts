import { Refusal } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import type { Creation } from "@vignette/domain/studio";
import type { StudioStore } from "./store.ts";

/** The product of a creation; null if it was removed permanently, which leaves its creations. */
export async function productOf(
  studio: Pick<StudioStore, "product">,
  { uid, productId }: Pick<Creation, "uid" | "productId">,
): Promise<Product | null> {
  try {
    return (await studio.product(uid, productId)).value;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "missing") return null;
    throw error;
  }
}
