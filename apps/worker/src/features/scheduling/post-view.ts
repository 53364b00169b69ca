import type { PostView, Target } from "@vignette/domain/scheduling";
import type { Files } from "../../adapters/files/files.ts";
import type { StoredPost } from "../../records/posts/posts.ts";

/** A post with its targets and a URL for its cover. */
export async function postView(
  files: Files,
  { coverKey, ...post }: StoredPost,
  targets: readonly Target[],
): Promise<PostView> {
  return { ...post, targets: [...targets], coverUrl: coverKey === null ? null : await files.link(coverKey) };
}
