import { useRef, useState } from "react";
import { errorText, trpcClient } from "../../trpc.ts";
import type { ProjectHooks } from "./library-hook.ts";

type Options = { projectId: string; productId: string | null; onMade: (made: ProjectHooks["hooks"]) => void };

/** Requests hooks in the language of the brief. A retry sends the same batch id, so that no line is added twice. */
export function useWriteHooks({ projectId, productId, onMade }: Options) {
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const batch = useRef<string | null>(null);

  async function write(): Promise<void> {
    if (productId === null || isWriting) return;
    batch.current ??= crypto.randomUUID();
    setWriting(true);
    setFailure(null);
    try {
      onMade(await trpcClient.hookLibrary.write.mutate({ projectId, productId, batchId: batch.current }));
      batch.current = null;
    } catch (error) {
      setFailure(errorText(error));
    }
    setWriting(false);
  }
  return { isWriting, failure, write };
}
