import { useQuery } from "@tanstack/react-query";
import type { BeatSoFar } from "@vignette/domain/live";
import type { CreationView } from "@vignette/domain/studio";
import { Button, notify, Panel } from "@vignette/ui";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import { StreamedBeats } from "./streamed-beats.tsx";

/** The beats of a creation while they are written, or as far as they came. Nothing where nothing is there yet. */
export function StreamedScript({ creation }: { creation: CreationView }) {
  const { data: streamed } = useQuery<readonly BeatSoFar[]>({ queryKey: wordsSoFarKey(creation.id), enabled: false });
  const written = creation.written ?? [];
  const isWriting = creation.state === "generating";
  // What was saved is whole; what is told goes further, and ends with the writing.
  const beats = isWriting && streamed && streamed.length >= written.length ? streamed : written;
  if (beats.length === 0) return null;
  return (
    <Panel title={isWriting ? "Being written" : "Written before it stopped"}>
      <StreamedBeats {...{ beats, isWriting }} />
      {!isWriting && <GoOn creation={creation} />}
    </Panel>
  );
}

function GoOn({ creation }: { creation: CreationView }) {
  const { accept, accepting } = useAcceptStreamedScript(creation);
  return (
    <div className="mt-4">
      <Button pending={accepting} pendingLabel="Opening…" onClick={accept}>
        Go on with these
      </Button>
    </div>
  );
}

/** Goes on with the beats that were whole when the writing broke off. */
function useAcceptStreamedScript({ id, projectId }: CreationView) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.keepWritten.useMutation({
    onSuccess: (creation) => {
      utils.studio.get.setData({ id }, creation);
      utils.studio.list.setData({ projectId }, (before) => before?.map((it) => (it.id === id ? creation : it)));
    },
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  return { accept: () => mutation.mutate({ id }), accepting: mutation.isPending };
}
