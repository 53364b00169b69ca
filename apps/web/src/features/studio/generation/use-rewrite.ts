import type { Script } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { wordsSoFarKey } from "../../../shared/live/use-live.ts";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";

/** The rewrite under way, and the way to start one. */
export type Rewriting = {
  /** Id of the beat being rewritten; "all" for all unlocked beats; null if none. */
  of: string | null;
  rewrite: (beatId: string | null) => void;
};

type RewriteInput = {
  id: string;
  script: () => Script;
  /** `of` is the id of the rewritten beat, or "all". */
  onWritten: (script: Script, of: string) => void;
};

/** Rewrites one beat, or all unlocked beats, with AI. Edits made meanwhile are kept. */
export function useRewrite({ id, script, onWritten }: RewriteInput): Rewriting {
  const mutation = trpc.studio.rewrite.useMutation({
    // Beats streamed by an earlier rewrite do not belong to this one.
    onMutate: () => queryClient.setQueryData(wordsSoFarKey(id), []),
    onSuccess: (written, { beatId, script: requested }) =>
      onWritten(merged(script(), requested, written, beatId), beatId ?? "all"),
    onError: (error) => notify(errorNotice(error)),
  });
  return {
    of: mutation.isPending ? (mutation.variables.beatId ?? "all") : null,
    rewrite: (beatId) => mutation.mutate({ id, script: script(), beatId }),
  };
}

/**
 * The current script with the rewritten beats. A beat edited since the request keeps the edit; if anything was edited
 * during a rewrite of all, the current script stays.
 */
function merged(now: Script, requested: Script, written: Script, beatId: string | null): Script {
  if (beatId === null) return JSON.stringify(now) === JSON.stringify(requested) ? written : now;
  const before = requested.beats.find(({ id }) => id === beatId);
  const after = written.beats.find(({ id }) => id === beatId);
  return {
    ...now,
    beats: now.beats.map((beat) =>
      beat.id === beatId && after && JSON.stringify(beat) === JSON.stringify(before) ? after : beat,
    ),
  };
}
