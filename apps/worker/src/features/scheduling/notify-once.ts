import type { LivePush } from "../../adapters/live.ts";
import type { PerItem } from "./for-each-item.ts";

/** Notifies the user's open pages once, however many posts changed: each event makes them reload the whole period. */
export async function notifyOnce(deps: { live: LivePush }, uid: string, results: PerItem[]): Promise<PerItem[]> {
  const post = results.find((it) => it.post !== null)?.post;
  if (post) await deps.live(uid, { type: "post", projectId: post.projectId, postId: post.id });
  return results;
}
