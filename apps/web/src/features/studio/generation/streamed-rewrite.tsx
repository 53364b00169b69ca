import { useQuery } from "@tanstack/react-query";
import type { BeatSoFar } from "@vignette/domain/live";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { StreamedBeat, StreamedBeats } from "./streamed-beats.tsx";

/** A rewrite of all beats while it is being written. The current beats stay below until it is complete. */
export function StreamedRewrite({ creationId }: { creationId: string }) {
  const beats = useStreamedBeats(creationId);
  return (
    <Panel title={m.create_rewriting()}>
      {beats.length === 0 ? <p className="text-base text-ink-2">…</p> : <StreamedBeats beats={beats} isWriting />}
    </Panel>
  );
}

/** The rewrite of one beat while it is being written. */
export function StreamedBeatRewrite({ creationId }: { creationId: string }) {
  const [beat] = useStreamedBeats(creationId);
  return (
    <div aria-busy className="rounded-control bg-sunken p-3">
      <p className="mb-1 text-dense text-ink-2">{m.create_rewriting()}</p>
      <StreamedBeat beat={beat ?? EMPTY} />
    </div>
  );
}

const EMPTY = { line: "", title: "", body: "" };

function useStreamedBeats(creationId: string): readonly BeatSoFar[] {
  const { data = [] } = useQuery<readonly BeatSoFar[]>({ queryKey: wordsSoFarKey(creationId), enabled: false });
  return data;
}
