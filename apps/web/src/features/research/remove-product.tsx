import type { Product } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, notify } from "@vignette/ui";
import { Trash2 } from "@vignette/ui/icons";
import { errorNotice, trpc } from "../../trpc.ts";

/** Deletes a product at once, with an undo. */
export function RemoveProduct({ product, onRemoved }: { product: Product; onRemoved: () => void }) {
  const utils = trpc.useUtils();
  const restore = useRestoreProduct(product);
  const remove = trpc.research.remove.useMutation({
    onSuccess: ({ id }) => {
      onRemoved();
      utils.research.list.setData({ projectId: product.projectId }, (before) => before?.filter((it) => it.id !== id));
      const undo = { label: m.app_undo(), onPress: restore };
      notify({
        title: m.brief_was_deleted({ name: product.brief.name }),
        detail: m.brief_content_stays(),
        action: undo,
      });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <Button
      variant="quiet"
      icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
      pending={remove.isPending}
      pendingLabel={m.brief_deleting()}
      onClick={() => remove.mutate({ id: product.id })}
    >
      {m.app_delete()}
    </Button>
  );
}

/** Restores a deleted product. */
export function useRestoreProduct(product: Product | null): () => void {
  const utils = trpc.useUtils();
  return () => {
    if (!product) return;
    void utils.client.research.restore
      .mutate({ id: product.id })
      .then(() => utils.research.list.invalidate({ projectId: product.projectId }))
      .then(() => notify({ kind: "success", title: m.brief_is_back({ name: product.brief.name }) }))
      .catch((error: unknown) => notify(errorNotice(error)));
  };
}
