import { currentProduct } from "@vignette/domain/research";
import { trpc } from "../trpc.ts";
import { type StoredValue, storedValue } from "./storage/stored-value.ts";
import { useStoredValue } from "./storage/use-stored-value.ts";

/**
 * The product that the pages of a project work on: the one chosen last in this browser, else the newest. Suspends until
 * the products are loaded.
 */
export function useCurrentProduct(projectId: string) {
  const [products] = trpc.research.list.useSuspenseQuery({ projectId });
  const chosen = chosenIn(projectId);
  const id = useStoredValue(chosen);
  return { products, product: currentProduct(products, id), choose: (next: string | null) => chosen.write(next) };
}

const choices = new Map<string, StoredValue>();

function chosenIn(projectId: string): StoredValue {
  const known = choices.get(projectId) ?? storedValue(`product:${projectId}`);
  choices.set(projectId, known);
  return known;
}
