import type { Brief, Product } from "@vignette/domain/research";
import { errorMessage, trpc } from "../../trpc.ts";

/** Saves a brief and puts the answer where the pages read it. `save` answers null where it failed; `failure` says why. */
export function useSaveProduct(projectId: string) {
  const utils = trpc.useUtils();
  const mutation = trpc.research.save.useMutation({
    onSuccess: (saved) =>
      utils.research.list.setData({ projectId }, (before) => (before ? withProduct(before, saved) : before)),
  });

  const save = (id: string | null, brief: Brief): Promise<Product | null> =>
    mutation.mutateAsync({ id, projectId, brief, reason: "edit" }).catch(() => null);

  return { save, saving: mutation.isPending, failure: mutation.error ? errorMessage(mutation.error) : null };
}

function withProduct(products: readonly Product[], saved: Product): Product[] {
  const known = products.some((product) => product.id === saved.id);
  return known ? products.map((it) => (it.id === saved.id ? saved : it)) : [...products, saved];
}
