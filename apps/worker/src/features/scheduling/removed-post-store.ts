import type { Documents } from "../../adapters/documents/documents.ts";
import { open } from "../../records/open.ts";
import { removedPostRecords } from "../../records/posts/removed-posts.ts";

/** Collection `removed_posts`, keyed by post id; a policy on `expiresAt` clears it (firestore.indexes.json). */
export function removedPostStore(documents: Documents) {
  const removed = open(documents, removedPostRecords);
  return { writes: removed.writes, get: removed.get };
}
export type RemovedPostStore = ReturnType<typeof removedPostStore>;
