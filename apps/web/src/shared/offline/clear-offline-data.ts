import { mediaCache } from "./media-cache.ts";
import { clearQueries } from "./saved-queries.ts";
import { segmentStore } from "./segment-store.ts";

/**
 * Clears what this device has stored of the Worker's answers and media, when the user logs out. Drafts that were never
 * sent stay: they wait for the same user (see `claimStorage`).
 */
export async function clearOfflineData(): Promise<void> {
  await Promise.all([clearQueries(), mediaCache.forget(), segmentStore.forgetAll()]);
}
