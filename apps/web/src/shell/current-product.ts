import type { Product } from "@vignette/domain/research";
import { useState } from "react";
import { trpc } from "../trpc.ts";

/**
 * The product that the pages of a project work on: the one chosen last in this browser, else the newest.
 * Suspends until the products are there.
 */
export function useCurrentProduct(projectId: string) {
  const [products] = trpc.research.list.useSuspenseQuery({ projectId });
  const [chosen, setChosen] = useState(() => ({ projectId, id: localStorage.getItem(keyOf(projectId)) }));
  const id = chosen.projectId === projectId ? chosen.id : localStorage.getItem(keyOf(projectId));

  const choose = (next: string) => {
    localStorage.setItem(keyOf(projectId), next);
    setChosen({ projectId, id: next });
  };
  return { products, product: currentProduct(products, id), choose };
}

/** The chosen product if it still exists, else the newest. The list is oldest first. */
export function currentProduct(products: readonly Product[], chosenId: string | null): Product | null {
  return products.find((product) => product.id === chosenId) ?? products.at(-1) ?? null;
}

const keyOf = (projectId: string) => `product:${projectId}`;
