import { useQuery } from "@tanstack/react-query";
import type { CreationView } from "@vignette/domain/studio";
import { Button, notify, Panel } from "@vignette/ui";
import type { WordsSoFar as Words } from "../../../shared/live/live-connection.ts";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import { BeatsSoFar } from "./beats-so-far.tsx";

/** The beats of a creation while they are written, or as far as they came. Nothing where nothing is there yet. */
export function WordsSoFar({ creation }: { creation: CreationView }) {
  const { data: told } = useQuery<Words>({ queryKey: wordsSoFarKey(creation.id), enabled: false });
  const written = creation.written ?? [];
  const isWriting = creation.state === "generating";
  // What was saved is whole; what is told goes further, and ends with the writing.
  const beats = isWriting && told && told.length >= written.length ? told : written;
  if (beats.length === 0) return null;
  return (
    <Panel title={isWriting ? "Being written" : "Written before it stopped"}>
      <BeatsSoFar {...{ beats, isWriting }} />
      {!isWriting && <GoOn creation={creation} />}
    </Panel>
  );
}

function GoOn({ creation }: { creation: CreationView }) {
  const { keep, keeping } = useKeepWritten(creation);
  return (
    <div className="mt-4">
      <Button pending={keeping} pendingLabel="Opening…" onClick={keep}>
        Go on with these
      </Button>
    </div>
  );
}

/** Goes on with the beats that were whole when the writing broke off. */
function useKeepWritten({ id, projectId }: CreationView) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.keepWritten.useMutation({
    onSuccess: (creation) => {
      utils.studio.get.setData({ id }, creation);
      utils.studio.list.setData({ projectId }, (before) => before?.map((it) => (it.id === id ? creation : it)));
    },
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  return { keep: () => mutation.mutate({ id }), keeping: mutation.isPending };
}
