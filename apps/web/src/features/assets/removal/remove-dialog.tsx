import type { LibraryAsset } from "@vignette/domain/assets";
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
      title={items.length === 1 && first ? `Delete “${first.name}”?` : `Delete ${items.length} assets?`}
      description={<p>{warning}</p>}
      cancel="Keep it"
      action={
        <Button variant="danger" onClick={onRemove}>
          Delete
        </Button>
      }
    />
  );
}
