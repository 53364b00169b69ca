import { topPosts } from "@vignette/domain/analytics";
import type { Documents } from "../../../../adapters/documents/documents.ts";
import { open } from "../../../../records/open.ts";
import { postRecords } from "../../../../records/posts/posts.ts";
import { resultStore } from "../../../../records/stores/result-store.ts";

/** Examples in a prompt; more would be imitated rather than understood. Our own choice. */
const EXAMPLES = 5;

type Deps = { documents: Documents };

/** The hooks of a project's posts that did best, best first, as examples for the writer; none while there are too few results. */
export async function bestHooks({ documents }: Deps, uid: string, projectId: string): Promise<string[]> {
  const ids = topPosts(await resultStore(documents).newestOf(uid, projectId));
  if (ids.length === 0) return [];
  const posts = await open(documents, postRecords).several(ids.slice(0, 2 * EXAMPLES));
  const hooks = new Map(posts.map(({ id, value }) => [id, value.uid === uid ? (value.hook ?? "") : ""]));
  const inOrder = ids.map((id) => hooks.get(id) ?? "").filter((hook) => hook !== "");
  return [...new Set(inOrder)].slice(0, EXAMPLES);
}
