import type { Script } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { errorMessage, queryClient, trpc } from "../../../trpc.ts";

export type Rewriting = {
  /** The beat that is being written anew; "all" for everything that is not locked; null if nothing is. */
  of: string | null;
  rewrite: (beatId: string | null) => void;
};

type RewriteInput = {
  id: string;
  script: () => Script;
  /** `of` is the beat that was written, or "all". */
  onWritten: (script: Script, of: string) => void;
};

/** Other words for a beat, or for all that are not locked, by AI. What is typed meanwhile stays. */
export function useRewrite({ id, script, onWritten }: RewriteInput): Rewriting {
  const mutation = trpc.studio.rewrite.useMutation({
    // What was told of an earlier writing is none of this one.
    onMutate: () => queryClient.setQueryData(wordsSoFarKey(id), []),
    onSuccess: (written, { beatId, script: asked }) =>
      onWritten(merged(script(), asked, written, beatId), beatId ?? "all"),
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  return {
    of: mutation.isPending ? (mutation.variables.beatId ?? "all") : null,
    rewrite: (beatId) => mutation.mutate({ id, script: script(), beatId }),
  };
}

/** The words as they stand now, with what was written; where somebody typed since, their words win. */
function merged(now: Script, asked: Script, written: Script, beatId: string | null): Script {
  if (beatId === null) return JSON.stringify(now) === JSON.stringify(asked) ? written : now;
  const before = asked.beats.find(({ id }) => id === beatId);
  const after = written.beats.find(({ id }) => id === beatId);
  return {
    ...now,
    beats: now.beats.map((beat) =>
      beat.id === beatId && after && JSON.stringify(beat) === JSON.stringify(before) ? after : beat,
    ),
  };
}
