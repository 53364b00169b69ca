import { Button, Dialog } from "@vignette/ui";
import { type FormEvent, type ReactNode, useId } from "react";

type EditDialogProps = {
  title: string;
  description?: string | undefined;
  /** The label of the button that saves, such as "Save plan". */
  save: string;
  pending: boolean;
  /** Why the draft cannot be saved. */
  error: string | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. Its error is shown below the fields. */
export function EditDialog({ title, description, save, pending, error, onSave, onClose, children }: EditDialogProps) {
  const form = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" pending={pending} pendingLabel="Saving…">
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        {children}
        {error && (
          <p role="alert" className="text-base text-failed">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
