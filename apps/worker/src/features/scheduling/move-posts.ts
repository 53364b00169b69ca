import { changedMeanwhile } from "@vignette/domain/kernel";
import {
  canShift,
  type MovePostsInput,
  type PostView,
  partlyOut,
  scheduleAt,
  shiftTarget,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { claimedIfSoon, startClaimed } from "../../posts/start-soon.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { ChangePostDeps } from "./change-post.ts";
import { forEachItem, type PerItem } from "./for-each-item.ts";
import { notifyOnce } from "./notify-once.ts";
import { postView } from "./post-view.ts";

type Input = z.infer<typeof MovePostsInput>;

/**
 * Moves each post, or gives the reason why it cannot be moved. Posts that have started and posts that changed since
 * the caller read them stay as they are.
 */
export async function movePosts(deps: ChangePostDeps, uid: string, { items }: Input): Promise<PerItem[]> {
  return await notifyOnce(deps, uid, await forEachItem(items, (item) => movePost(deps, uid, item)));
}

async function movePost(
  deps: ChangePostDeps,
  uid: string,
  { id, when, seen }: Input["items"][number],
): Promise<PostView> {
  const schedule = scheduleAt(when, deps.now);
  const { value, version } = await deps.posts.get(uid, id);
  if (value.lastUpdated !== seen) throw changedMeanwhile("post");
  const stored = await deps.targets.ofPost(id);
  if (
    !canShift(
      stored.map((it) => it.value),
      deps.now,
    )
  )
    throw partlyOut();

  const post: StoredPost = { ...value, schedule, lastUpdated: deps.now };
  const moved = stored.map(({ value: target, version: read }) => ({
    target: claimedIfSoon(shiftTarget(target, schedule.publishAt, deps.now), deps.now),
    read,
  }));
  const writes = moved.map(({ target, read }) => deps.targets.writes.save(target, read));
  // If the engine has started a target since, the whole post stays where it is.
  await deps.documents.commit([deps.posts.writes.put(id, post, version), ...writes]).catch(ifChanged(partlyOut));
  const targets = moved.map((it) => it.target);
  await startClaimed(deps.publisher, targets);
  return await postView(deps.files, post, targets);
}
