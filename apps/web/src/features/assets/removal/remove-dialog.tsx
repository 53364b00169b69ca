import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { AlertDialog, Button } from "@vignette/ui";

type RemoveDialogProps = {
  items: readonly LibraryAsset[];
  warning: string;
  onRemove: () => void;
  onClose: () => void;
};

/** Confirms the deletion of assets that are in use. All others are deleted at once, with an undo. */
export function RemoveDialog({ items, warning, onRemove, onClose }: RemoveDialogProps) {
  const [first] = items;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        items.length === 1 && first
          ? m.assets_delete_one({ name: first.name })
          : m.assets_delete_many({ count: items.length })
      }
      description={<p>{warning}</p>}
      cancel={m.assets_keep_it()}
      action={
        <Button variant="danger" onClick={onRemove}>
          {m.app_delete()}
        </Button>
      }
    />
  );
}
