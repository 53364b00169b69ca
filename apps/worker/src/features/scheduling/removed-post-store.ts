import { Instant } from "@vignette/domain/kernel";
import { Target } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { StoredPost } from "../../records/post-store.ts";

/** A post that its owner deleted, whole, as long as that can be undone. */
export const RemovedPost = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  post: StoredPost,
  targets: z.array(Target),
  /** From then on it is gone for good: Firestore's own expiry takes it. */
  expiresAt: Instant,
});
export type RemovedPost = z.infer<typeof RemovedPost>;

/** Collection `removed_posts`, keyed by post id; a policy on `expiresAt` clears it (firestore.indexes.json). */
export function removedPostStore(documents: Documents) {
  const removed = documents.collection("removed_posts", RemovedPost, { timestamps: ["expiresAt"] });
  return { writes: removed.writes, get: removed.get };
}
export type RemovedPostStore = ReturnType<typeof removedPostStore>;
