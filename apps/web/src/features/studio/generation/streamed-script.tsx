import { useQuery } from "@tanstack/react-query";
import type { BeatSoFar } from "@vignette/domain/live";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, notify, Panel } from "@vignette/ui";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { showCreation } from "./show-creation.ts";
import { StreamedBeats } from "./streamed-beats.tsx";

/**
 * The first script of a creation while it is being written, or the beats that were complete when the writing stopped.
 * Nothing before the first beat.
 */
export function StreamedScript({ creation }: { creation: CreationView }) {
  const { data: streamed } = useQuery<readonly BeatSoFar[]>({ queryKey: wordsSoFarKey(creation.id), enabled: false });
  const written = creation.written ?? [];
  const isWriting = creation.state === "generating";
  // Stored beats are complete. Streamed ones are ahead of them, and exist only while the script is being written.
  const beats = isWriting && streamed && streamed.length >= written.length ? streamed : written;
  if (beats.length === 0) return null;
  return (
    <Panel title={isWriting ? m.create_being_written() : m.create_written_before_it_stopped()}>
      <StreamedBeats {...{ beats, isWriting }} />
      {!isWriting && <GoOn creation={creation} />}
    </Panel>
  );
}

function GoOn({ creation }: { creation: CreationView }) {
  const { accept, accepting } = useAcceptStreamedScript(creation);
  return (
    <div className="mt-4">
      <Button pending={accepting} pendingLabel={m.create_opening()} onClick={accept}>
        {m.create_continue_with_these()}
      </Button>
    </div>
  );
}

/** Opens the editor with the beats that were complete when the writing stopped. */
function useAcceptStreamedScript({ id }: Pick<CreationView, "id">) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.acceptStreamedScript.useMutation({
    onSuccess: (creation) => showCreation(utils, creation),
    onError: (error) => notify(errorNotice(error)),
  });
  return { accept: () => mutation.mutate({ id }), accepting: mutation.isPending };
}
