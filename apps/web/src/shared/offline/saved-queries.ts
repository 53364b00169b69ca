import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import { createStore, del, get, set, type UseStore } from "idb-keyval";

/** Whose answers, and what the Worker last said. */
type Kept = { uid: string; state: DehydratedState };

const KEY = "answers";
let store: UseStore | null = null;

/** Stores all answers of the Worker on this page, for a start without a network. Media are stored in `mediaCache`. */
export async function saveQueries(queryClient: QueryClient, uid: string): Promise<void> {
  const state = dehydrate(queryClient, {
    // Procedures have a path for a name; blobs and decoded pictures have a word.
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === "success" && Array.isArray(queryKey[0]),
    shouldDehydrateMutation: () => false,
  });
  await set(KEY, { uid, state } satisfies Kept, opened()).catch(() => undefined);
}

/** Puts back what was kept for this user. What is already known stays. */
export async function restoreQueries(queryClient: QueryClient, uid: string): Promise<void> {
  const kept = await get<Kept>(KEY, opened()).catch(() => undefined);
  if (kept?.uid === uid) hydrate(queryClient, kept.state);
}

export const clearQueries = (): Promise<void> => del(KEY, opened()).catch(() => undefined);

/** Opened at the first use: a browser that forbids storage throws here. */
function opened(): UseStore {
  store ??= createStore("vignette-offline", "answers");
  return store;
}
