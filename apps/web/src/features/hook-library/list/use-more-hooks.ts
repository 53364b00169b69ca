import { useRef, useState } from "react";
import { errorText, trpcClient } from "../../../trpc.ts";
import type { LibraryHook, ProjectHooks } from "../library-hook.ts";

/** The state of the request for more hooks. */
export type MoreHooks = { of: string; startedAt: number; failure: string | null };

type Options = { projectId: string; productId: string | null; onMade: (made: ProjectHooks["hooks"]) => void };

/**
 * Requests ten more hooks like one. One request at a time, which can be canceled. A retry sends the same batch id, so
 * that lines whose answer was lost are added only once.
 */
export function useMoreHooks({ projectId, productId, onMade }: Options) {
  const [state, setState] = useState<MoreHooks | null>(null);
  const stop = useRef<AbortController | null>(null);
  const batch = useRef<{ of: string; id: string } | null>(null);

  async function ask(hook: LibraryHook): Promise<void> {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    if (batch.current?.of !== hook.id) batch.current = { of: hook.id, id: crypto.randomUUID() };
    setState({ of: hook.id, startedAt: Date.now(), failure: null });
    const { template, category, channel, formats, tone, language, genuine } = hook;
    const line = { template, category, channel, formats: [...formats], tone, language, genuine };
    const input = { ...line, projectId, productId, like: hook.id, batchId: batch.current.id };
    try {
      const made = await trpcClient.hookLibrary.more.mutate(input, { signal: mine.signal });
      batch.current = null;
      onMade(made);
      setState(null);
    } catch (error) {
      if (!mine.signal.aborted) setState({ of: hook.id, startedAt: 0, failure: errorText(error) });
    }
  }

  function cancel(): void {
    stop.current?.abort();
    setState(null);
  }

  return { state, ask, cancel };
}
