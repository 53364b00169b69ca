import type { FoldersAndTags } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, Dialog, IconButton, Menu, MenuItem, TextInput } from "@vignette/ui";
import { Ellipsis, Folder, FolderPlus } from "@vignette/ui/icons";
import { type FormEvent, useState } from "react";
import { useFolders } from "./use-folders.ts";

type Folders = FoldersAndTags["folders"];
type FolderListProps = {
  projectId: string;
  folders: Folders;
  value: string | null;
  onChange: (folderId: string | null) => void;
};

/** The folders of a project. "Everything" also shows assets outside of folders. */
export function FolderList({ projectId, folders, value, onChange }: FolderListProps) {
  const [naming, setNaming] = useState<Folders[number] | "new" | null>(null);
  const { remove } = useFolders(projectId);
  return (
    <nav aria-label={m.assets_folders()} className="mb-4 flex items-center gap-1 overflow-x-auto pb-1">
      <FolderButton name={m.assets_everything()} current={value === null} onPress={() => onChange(null)} />
      {folders.map((folder) => (
        <span key={folder.id} className="flex shrink-0 items-center">
          <FolderButton name={folder.name} current={folder.id === value} onPress={() => onChange(folder.id)} />
          {folder.id === value && (
            <Menu
              trigger={
                <IconButton
                  label={m.assets_more_for_folder({ name: folder.name })}
                  icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
                />
              }
            >
              <MenuItem onSelect={() => setNaming(folder)}>{m.assets_rename_menu()}</MenuItem>
              <MenuItem
                danger
                onSelect={() => {
                  onChange(null);
                  remove(folder);
                }}
              >
                {m.assets_delete_folder()}
              </MenuItem>
            </Menu>
          )}
        </span>
      ))}
      <Button
        variant="quiet"
        icon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setNaming("new")}
      >
        {m.assets_new_folder()}
      </Button>
      {naming && (
        <FolderDialog projectId={projectId} folder={naming === "new" ? null : naming} onClose={() => setNaming(null)} />
      )}
    </nav>
  );
}

function FolderButton({ name, current, onPress }: { name: string; current: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onPress}
      className="inline-flex min-h-9 max-w-60 shrink-0 cursor-pointer items-center gap-2 rounded-control px-3 text-base text-ink-2 hover:bg-sunken aria-current:bg-mark-soft aria-current:font-semibold aria-current:text-ink pointer-coarse:min-h-11"
    >
      <Folder size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="truncate">{name}</span>
    </button>
  );
}

type FolderDialogProps = { projectId: string; folder: FoldersAndTags["folders"][number] | null; onClose: () => void };

/** Names a new folder or renames one. */
function FolderDialog({ projectId, folder, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? "");
  const { save, saving, failure } = useFolders(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") save(folder?.id ?? null, name.trim(), onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={folder ? m.assets_rename_folder() : m.assets_new_folder()}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextInput
          label={m.assets_name()}
          value={name}
          maxLength={40}
          onChange={setName}
          error={failure}
          autoComplete="off"
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{m.app_cancel()}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={name.trim() === ""}
            pending={saving}
            pendingLabel={m.app_saving()}
          >
            {folder ? m.assets_rename() : m.app_create()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
