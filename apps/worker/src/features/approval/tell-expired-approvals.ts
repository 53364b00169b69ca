import { type Instant, later, minutes } from "@vignette/domain/kernel";
import type { Notifier } from "../../notifications/notifier.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";

type Deps = {
  targets: Pick<TargetStore, "notApprovedBy">;
  posts: Pick<PostStore, "find">;
  notifier: Pick<Notifier, "notify">;
  now: Instant;
};

/** How far a sweep looks back, in milliseconds: longer than a sweep may be late. Our own choice. */
const LOOK_BACK = minutes(10);
/** Maximum number of targets per sweep. Our own choice. */
const AT_ONCE = 200;

/**
 * Notifies the owners of posts whose time came while they waited for approval. The post's time is part of the
 * notification's id, so that each sweep that finds it notifies once. Returns how many posts it found.
 */
export async function tellExpiredApprovals({ targets, posts, notifier, now }: Deps): Promise<number> {
  const expired = await targets.notApprovedBy(later(now, -LOOK_BACK), now, AT_ONCE);
  const times = new Map(expired.map(({ value }) => [value.postId, value.publishAt]));
  for (const [postId, occurrence] of times) {
    const post = await posts.find(postId);
    if (!post) continue;
    const { uid, projectId, name } = post;
    await notifier.notify({ uid, projectId, about: { kind: "approval-expired", postId, name }, occurrence, by: null });
  }
  return times.size;
}
