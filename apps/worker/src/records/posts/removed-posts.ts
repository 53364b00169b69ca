import { Instant } from "@vignette/domain/kernel";
import { Target } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { byKeyField } from "../files/file-lookup.ts";
import { ofProject, type RawDocument, record } from "../record.ts";
import { coverOf, StoredPost } from "./posts.ts";
import { targetForExport } from "./targets.ts";

/** A deleted post, complete, as long as the deletion can be undone. */
export const RemovedPost = z.object({
  id: z.string(),
  uid: z.string(),
  projectId: z.string(),
  post: StoredPost,
  targets: z.array(Target),
  /** When Firestore's TTL policy removes it permanently. */
  expiresAt: Instant,
});
export type RemovedPost = z.infer<typeof RemovedPost>;

/** Collection `removed_posts`, keyed by post id; a policy on `expiresAt` clears it (firestore.indexes.json). */
export const removedPostRecords = record(
  "removed_posts",
  RemovedPost,
  { expiresAt: "timestamp" },
  ofProject("removed_posts", {
    dataExport: { as: "removed_posts", of: withoutAttempts },
    files: {
      of: ({ value }) => coverOf(Post.parse(value.post)),
      under: { exports: byKeyField("post.coverKey"), creations: byKeyField("post.coverKey") },
    },
  }),
);

const Post = z.catch(z.record(z.string(), z.unknown()), {});
const Targets = z.catch(z.array(z.record(z.string(), z.unknown())), []);

function withoutAttempts(document: RawDocument): RawDocument {
  return { ...document, targets: Targets.parse(document.targets).map(targetForExport) };
}
