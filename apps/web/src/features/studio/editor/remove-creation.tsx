import type { CreationView } from "@vignette/domain/studio";
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
      notify({ kind: "success", title: `“${creation.name}” was deleted.` });
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this creation?"
      description={
        <>
          <p>Its script, images and voiceover are deleted for good. Exports stay in Assets.</p>
          {remove.error && (
            <div className="mt-3">
              <Callout tone="failed" alert title={errorMessage(remove.error)} reference={referenceOf(remove.error)} />
            </div>
          )}
        </>
      }
      cancel="Keep it"
      action={
        <Button
          variant="danger"
          pending={remove.isPending}
          pendingLabel="Deleting…"
          onClick={() => remove.mutate({ id: creation.id })}
        >
          Delete
        </Button>
      }
    />
  );
}
