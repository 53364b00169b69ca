import type { OwnHook } from "@vignette/domain/hook-library";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import type { HookStore } from "./store.ts";

/** Saves the hooks of one request; gives those of an identical concurrent request if that was first. */
export async function keepBatch(
  { documents, hooks }: { documents: Documents; hooks: HookStore },
  uid: string,
  batchId: string,
  made: readonly OwnHook[],
): Promise<OwnHook[]> {
  try {
    await documents.commit(made.map((hook) => hooks.writes.create(hook.id, hook)));
    return [...made];
  } catch (error) {
    if (error instanceof DocumentError && error.kind === "exists") return await ofBatch(hooks, uid, batchId);
    throw error;
  }
}

/** The saved hooks of a batch. All are written in one commit, so the first one shows whether the batch exists. */
export async function ofBatch(hooks: HookStore, uid: string, batchId: string): Promise<OwnHook[]> {
  const made: OwnHook[] = [];
  for (;;) {
    const hook = await hooks.find(uid, idInBatch(batchId, made.length));
    if (!hook) return made;
    made.push(hook);
  }
}

/** The id of a hook of a batch. */
export const idInBatch = (batchId: string, index: number): string => `${batchId}-${index}`;
