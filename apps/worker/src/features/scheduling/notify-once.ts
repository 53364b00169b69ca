import type { LivePush } from "../../adapters/live.ts";
import type { PerItem } from "./for-each-item.ts";

/** Tells the open pages of the user once, however many posts changed: each event makes them ask for the whole span. */
export async function notifyOnce(deps: { live: LivePush }, uid: string, results: PerItem[]): Promise<PerItem[]> {
  const post = results.find((it) => it.post !== null)?.post;
  if (post) await deps.live(uid, { type: "post", projectId: post.projectId, postId: post.id });
  return results;
}
