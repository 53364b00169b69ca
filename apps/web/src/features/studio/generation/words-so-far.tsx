import { useQuery } from "@tanstack/react-query";
import type { CreationView } from "@vignette/domain/studio";
import { Button, Panel } from "@vignette/ui";
import type { WordsSoFar as Words } from "../../../shared/live/live-connection.ts";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { BeatsSoFar } from "./beats-so-far.tsx";
import { useKeepWritten } from "./use-keep-written.ts";

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
