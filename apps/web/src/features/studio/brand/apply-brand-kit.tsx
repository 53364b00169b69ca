import { AlertDialog, Button, notify } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";

/** Puts the saved kit on what was made before, after a question. */
export function ApplyBrandKit({ projectId, isSaved }: { projectId: string; isSaved: boolean }) {
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const apply = trpc.studio.applyBrandKit.useMutation({
    onSuccess({ changed, skipped }) {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: [["studio"]] });
      notify({ kind: "success", title: resultOf(changed), ...(skipped > 0 && { detail: skippedNote(skipped) }) });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <>
      <Button
        disabled={!isSaved || !online}
        title={isSaved ? undefined : "Save the brand kit first."}
        onClick={() => setAsking(true)}
      >
        Apply to existing content…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Apply the brand kit"
        description={
          <p>
            The newest 100 pieces in this project get these colors, typefaces and captions, the logo and the closing
            card. Their voices do not change. Exported pieces become drafts, and you export them again; scheduled posts
            keep the file they have. You can go back to the earlier version of each piece.
          </p>
        }
        cancel="Keep as it is"
        action={
          <Button
            variant="primary"
            pending={apply.isPending}
            pendingLabel="Applying…"
            onClick={() => apply.mutate({ projectId })}
          >
            Apply brand kit
          </Button>
        }
      />
    </>
  );
}

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

const resultOf = (changed: number) =>
  changed === 0
    ? "Everything here already has your brand kit."
    : `${pieces(changed)} now ${changed === 1 ? "has" : "have"} your brand kit.`;

const skippedNote = (skipped: number) =>
  `${pieces(skipped)} could not be changed while being made or edited. Apply the kit again later.`;
