import type { Shelf } from "@vignette/domain/assets";
import { Button, Dialog, TextInput } from "@vignette/ui";
import { type FormEvent, useState } from "react";
import { useFolders } from "./use-folders.ts";

type FolderDialogProps = { projectId: string; folder: Shelf["folders"][number] | null; onClose: () => void };

/** Names a folder, new or old. */
export function FolderDialog({ projectId, folder, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? "");
  const { save, saving, failure } = useFolders(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") save(folder?.id ?? null, name.trim(), onClose);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={folder ? "Rename folder" : "New folder"}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextInput label="Name" value={name} maxLength={40} onChange={setName} error={failure} autoComplete="off" />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={name.trim() === ""} pending={saving} pendingLabel="Saving…">
            {folder ? "Rename" : "Create"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
