import { currentProduct } from "@vignette/domain/research";
import { useEffect } from "react";
import { trpc } from "../trpc.ts";
import { chosenProduct, shownProduct } from "./storage/stored-product.ts";
import { useStoredValue } from "./storage/use-stored-value.ts";

/**
 * The product that the pages of a project work on: the one chosen last in this browser, else the newest. Suspends until
 * the products are loaded.
 */
export function useCurrentProduct(projectId: string) {
  const [products] = trpc.research.list.useSuspenseQuery({ projectId });
  const chosen = chosenProduct(projectId);
  const product = currentProduct(products, useStoredValue(chosen));
  const shownId = product?.id ?? null;
  useEffect(() => shownProduct(projectId).write(shownId), [projectId, shownId]);
  return { products, product, choose: (next: string | null) => chosen.write(next) };
}
