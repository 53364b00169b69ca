import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { AlertDialog, Button, Callout, notify } from "@vignette/ui";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";

type RemoveCreationProps = { creation: CreationView; open: boolean; onOpenChange: (open: boolean) => void };

/** Confirms the deletion of a creation. Assets exported from it stay. */
export function RemoveCreation({ creation, open, onOpenChange }: RemoveCreationProps) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const remove = trpc.studio.remove.useMutation({
    onSuccess: ({ id }) => {
      utils.studio.list.setData({ projectId: creation.projectId }, (before) => before?.filter((it) => it.id !== id));
      navigate(paths.create, { replace: true });
      notify({ kind: "success", title: m.studio_was_deleted({ name: creation.name }) });
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.studio_delete_this_creation()}
      description={
        <>
          <p>{m.studio_delete_warning()}</p>
          {remove.error && (
            <div className="mt-3">
              <Callout tone="failed" alert title={errorMessage(remove.error)} reference={referenceOf(remove.error)} />
            </div>
          )}
        </>
      }
      cancel={m.studio_keep_it()}
      action={
        <Button
          variant="danger"
          pending={remove.isPending}
          pendingLabel={m.studio_deleting()}
          onClick={() => remove.mutate({ id: creation.id })}
        >
          {m.app_delete()}
        </Button>
      }
    />
  );
}
