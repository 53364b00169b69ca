import { type DehydratedState, dehydrate, hydrate, type QueryClient } from "@tanstack/react-query";
import { createStore, del, get, set, type UseStore } from "idb-keyval";

/** The last answers of the Worker, and the user they belong to. */
type Kept = { uid: string; state: DehydratedState };

const KEY = "answers";
let store: UseStore | null = null;

/** Stores all answers of the Worker on this page, for a start without a network. Media are stored in `mediaCache`. */
export async function saveQueries(queryClient: QueryClient, uid: string): Promise<void> {
  const state = dehydrate(queryClient, {
    // The key of a procedure is a path; that of blobs and decoded pictures is a word.
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === "success" && Array.isArray(queryKey[0]),
    shouldDehydrateMutation: () => false,
  });
  await set(KEY, { uid, state } satisfies Kept, opened()).catch(() => undefined);
}

/** Restores the answers stored for this user. Newer data in memory stays. */
export async function restoreQueries(queryClient: QueryClient, uid: string): Promise<void> {
  const kept = await get<Kept>(KEY, opened()).catch(() => undefined);
  if (kept?.uid === uid) hydrate(queryClient, kept.state);
}

export const clearQueries = (): Promise<void> => del(KEY, opened()).catch(() => undefined);

/** Opened at the first use: a browser that blocks storage throws here. */
function opened(): UseStore {
  store ??= createStore("vignette-offline", "answers");
  return store;
}
