import { mediaCache } from "./media-cache.ts";
import { clearQueries } from "./saved-queries.ts";
import { segmentStore } from "./segment-store.ts";

/**
 * Nothing that was told or made for somebody who has logged out stays behind. Drafts that never reached us do: they wait
 * for the same person (see `keepFor`).
 */
export async function clearOfflineData(): Promise<void> {
  await Promise.all([clearQueries(), mediaCache.forget(), segmentStore.forgetAll()]);
}
