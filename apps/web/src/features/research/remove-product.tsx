import type { Product } from "@vignette/domain/research";
import { AlertDialog, Button, Callout, notify } from "@vignette/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorMessage, trpc } from "../../trpc.ts";

/** Asks before a product goes: its brief cannot be brought back. */
export function RemoveProduct({ product, onRemoved }: { product: Product; onRemoved: () => void }) {
  const [open, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.research.remove.useMutation({
    onSuccess: async ({ id }) => {
      setOpen(false);
      onRemoved();
      utils.research.list.setData({ projectId: product.projectId }, (before) => before?.filter((it) => it.id !== id));
      notify({ kind: "success", title: `“${product.brief.name}” was deleted.` });
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete “${product.brief.name}”?`}
        description={
          <>
            <p>Its brief and its facts go for good. What you made from it stays.</p>
            {remove.error && (
              <div className="mt-3">
                <Callout tone="failed" alert title={errorMessage(remove.error)} />
              </div>
            )}
          </>
        }
        cancel="Keep product"
        action={
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingLabel="Deleting…"
            onClick={() => remove.mutate({ id: product.id })}
          >
            Delete product
          </Button>
        }
      />
    </>
  );
}
