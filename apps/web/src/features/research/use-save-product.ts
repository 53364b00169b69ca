import type { Brief, ChangeReason, Product } from "@vignette/domain/research";
import { errorText, trpc } from "../../trpc.ts";

/** Saves a brief and updates the cached products. `save` resolves to null if it failed; `failure` is the message. */
export function useSaveProduct(projectId: string) {
  const utils = trpc.useUtils();
  const mutation = trpc.research.save.useMutation({
    onSuccess: (saved) => {
      utils.research.list.setData({ projectId }, (before) => (before ? withProduct(before, saved) : before));
      void utils.research.versions.invalidate({ id: saved.id });
    },
  });

  const save = (id: string | null, brief: Brief, reason: ChangeReason): Promise<Product | null> =>
    mutation.mutateAsync({ id, projectId, brief, reason }).catch(() => null);

  return { save, saving: mutation.isPending, failure: mutation.error ? errorText(mutation.error) : null };
}

function withProduct(products: readonly Product[], saved: Product): Product[] {
  const known = products.some((product) => product.id === saved.id);
  return known ? products.map((it) => (it.id === saved.id ? saved : it)) : [...products, saved];
}
