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
        Apply to what is here…
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Apply the brand kit"
        description={
          <p>
            Everything made in this project gets these colors, typefaces and captions. Voices stay as they were spoken.
            What was exported becomes a draft, to be exported again; planned posts keep the file they have. Each piece
            keeps its earlier version.
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
  changed === 0 ? "Everything here has your brand kit already." : `${pieces(changed)} now with your brand kit.`;

const skippedNote = (skipped: number) =>
  `${pieces(skipped)} being made or edited stayed as ${skipped === 1 ? "it was" : "they were"}. Apply again later.`;
