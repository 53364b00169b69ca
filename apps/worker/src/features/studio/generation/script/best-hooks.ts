import { topPosts } from "@vignette/domain/analytics";
import type { Documents } from "../../../../adapters/documents/documents.ts";
import { open } from "../../../../records/open.ts";
import { postRecords } from "../../../../records/posts/posts.ts";
import { resultRecords } from "../../../../records/posts/results.ts";

/** Results that are read: those of a year of daily posts. Our own choice. */
const RESULTS_READ = 400;
/** Examples in a prompt; more would be imitated rather than understood. Our own choice. */
const EXAMPLES = 5;

type Deps = { documents: Documents };

/** The hooks of a project's posts that did best, best first, as examples for the writer; none while there are too few results. */
export async function bestHooks({ documents }: Deps, uid: string, projectId: string): Promise<string[]> {
  const results = await open(documents, resultRecords).find({
    where: [
      ["uid", "==", uid],
      ["projectId", "==", projectId],
    ],
    limit: RESULTS_READ,
  });
  const ids = topPosts(results.map(({ value }) => value));
  if (ids.length === 0) return [];
  const posts = await open(documents, postRecords).several(ids.slice(0, 2 * EXAMPLES));
  const hooks = new Map(posts.map(({ id, value }) => [id, value.uid === uid ? (value.hook ?? "") : ""]));
  const inOrder = ids.map((id) => hooks.get(id) ?? "").filter((hook) => hook !== "");
  return [...new Set(inOrder)].slice(0, EXAMPLES);
}
