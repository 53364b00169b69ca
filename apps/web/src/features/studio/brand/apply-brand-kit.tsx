import { m } from "@vignette/messages";
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
      notify({
        kind: "success",
        title: resultOf(changed),
        ...(skipped > 0 && { detail: m.media_kit_skipped({ count: skipped }) }),
      });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <>
      <Button
        disabled={!isSaved || !online}
        title={isSaved ? undefined : m.media_save_the_brand_kit_first()}
        onClick={() => setAsking(true)}
      >
        {m.media_apply_to_existing()}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.media_apply_the_brand_kit()}
        description={<p>{m.media_apply_help()}</p>}
        cancel={m.media_keep_as_it_is()}
        action={
          <Button
            variant="primary"
            pending={apply.isPending}
            pendingLabel={m.media_applying()}
            onClick={() => apply.mutate({ projectId })}
          >
            {m.media_apply_brand_kit()}
          </Button>
        }
      />
    </>
  );
}

const resultOf = (changed: number) =>
  changed === 0 ? m.media_kit_everywhere() : m.media_kit_applied({ count: changed });
