import type { ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { IconButton, Menu, MenuItem, MenuSeparator, notify } from "@vignette/ui";
import { Copy, Ellipsis, History, PenLine, TextCursorInput, Trash2 } from "@vignette/ui/icons";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import type { Rewriting } from "../generation/use-rewrite.ts";
import { RemoveCreation } from "./remove-creation.tsx";
import { RenameCreation } from "./rename-creation.tsx";
import type { ScriptEditor } from "./saving/use-script-editor.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

type StudioMenuProps = {
  creation: CreationView;
  editor: ScriptEditor;
  rewriting: Rewriting;
  onVersion: (draft: ScriptAndStyle, field: string) => void;
};

type Dialog = "rename" | "versions" | "remove";

/** The menu with actions on the whole creation. */
export function StudioMenu({ creation, editor, rewriting, onVersion }: StudioMenuProps) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const duplicate = useDuplicate(creation);
  const on = (name: Dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={m.app_more()} icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />} />}
      >
        <MenuItem
          icon={<PenLine {...small} />}
          disabled={rewriting.of !== null}
          onSelect={() => rewriting.rewrite(null)}
        >
          {m.studio_rewrite_unlocked()}
        </MenuItem>
        <MenuItem icon={<History {...small} />} onSelect={() => setDialog("versions")}>
          {m.studio_earlier_versions()}
        </MenuItem>
        <MenuItem icon={<TextCursorInput {...small} />} onSelect={() => setDialog("rename")}>
          {m.studio_rename()}
        </MenuItem>
        <MenuItem
          icon={<Copy {...small} />}
          onSelect={() => void editor.flush().then((isSafe) => isSafe && duplicate())}
        >
          {m.studio_duplicate()}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...small} />} danger onSelect={() => setDialog("remove")}>
          {m.app_delete()}
        </MenuItem>
      </Menu>
      <RenameCreation creation={creation} {...on("rename")} />
      <VersionsDialog
        {...{ creation, editor }}
        {...on("versions")}
        onTake={({ script, style }) => {
          editor.keepVersion();
          onVersion({ script, style }, "version");
        }}
      />
      <RemoveCreation creation={creation} {...on("remove")} />
    </>
  );
}

const small = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Copies the creation and opens the copy. */
function useDuplicate({ id, projectId }: CreationView) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const mutation = trpc.studio.duplicate.useMutation({
    onSuccess: (copy) => {
      void utils.studio.list.invalidate({ projectId });
      void navigate(paths.creation(copy.id));
      notify({ kind: "success", title: m.studio_editing_the_copy() });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return () => mutation.mutate({ id });
}
