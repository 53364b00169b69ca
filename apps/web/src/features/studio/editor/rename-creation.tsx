import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Dialog, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";

type RenameCreationProps = { creation: CreationView; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that renames a creation. */
export function RenameCreation({ creation, open, onOpenChange }: RenameCreationProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? creation.name;
  const utils = trpc.useUtils();
  const rename = trpc.studio.rename.useMutation({
    onSuccess: (next) => {
      utils.studio.get.setData({ id: next.id }, next);
      void utils.studio.list.invalidate({ projectId: next.projectId });
      close();
    },
  });
  function close() {
    setTyped(null);
    rename.reset();
    onOpenChange(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== "") rename.mutate({ id: creation.id, name: name.trim() });
  }
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())} title={m.studio_rename()}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextInput
          label={m.studio_name()}
          maxLength={120}
          value={name}
          error={name.trim() === "" ? m.studio_give_it_a_name() : rename.error ? errorText(rename.error) : undefined}
          onChange={setTyped}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={close}>{m.app_cancel()}</Button>
          <Button type="submit" variant="primary" pending={rename.isPending} pendingLabel={m.studio_renaming()}>
            {m.studio_rename()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
