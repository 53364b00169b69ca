import { useQuery } from "@tanstack/react-query";
import type { CreationView } from "@vignette/domain/studio";
import { Button, Panel } from "@vignette/ui";
import type { WordsSoFar as Words } from "../../shell/live-connection.ts";
import { wordsSoFarKey } from "../../shell/use-live.ts";
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
      <ol aria-live="off" aria-busy={isWriting} className="flex flex-col gap-3">
        {beats.map((beat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place until it is whole
          <li key={index} className="flex gap-3 rounded-panel border border-line bg-surface p-4">
            <span aria-hidden className="tabular w-4 shrink-0 text-base font-semibold text-ink-3">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="text-base font-medium">{plain(beat.title || beat.line) || "…"}</p>
              {beat.title && beat.line && <p className="text-base text-ink-2">{plain(beat.line)}</p>}
              {beat.body && <p className="whitespace-pre-line text-dense text-ink-2">{plain(beat.body)}</p>}
            </div>
          </li>
        ))}
      </ol>
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

const plain = (words: string) => words.replaceAll("*", "");
