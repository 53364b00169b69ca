import type { Instant } from "@vignette/domain/kernel";
import type { PostWithTargets, Target } from "@vignette/domain/scheduling";
import type { Documents, Stored, Write } from "../adapters/documents/documents.ts";
import type { LivePush } from "../adapters/live.ts";
import type { Publisher } from "../adapters/platforms/publisher.ts";
import type { StoredPost } from "../records/posts/posts.ts";
import type { PostStore } from "../records/stores/post-store.ts";
import type { TargetStore } from "../records/stores/target-store.ts";
import { claimedIfSoon, startClaimed } from "./start-soon.ts";

export type PostDeps = {
  documents: Documents;
  posts: PostStore;
  targets: TargetStore;
  publisher: Publisher;
  live: LivePush;
  now: Instant;
};

/** A post with all its targets, each at the version that was read. */
export type StoredPostWithTargets = { post: Stored<StoredPost>; targets: Stored<Target>[] };

/** A user's post with all its targets. Refused as missing if it belongs to another user. */
export async function loadPostWithTargets(deps: PostDeps, uid: string, id: string): Promise<StoredPostWithTargets> {
  const post = await deps.posts.get(uid, id);
  return { post, targets: await deps.targets.ofPost(id) };
}

/** The stored values, as the domain's rules take them. */
export const valuesOf = ({ post, targets }: StoredPostWithTargets): PostWithTargets<StoredPost> => ({
  post: post.value,
  targets: targets.map((it) => it.value),
});

/**
 * Saves a post and its changed targets in one commit, each over the version that was read, and starts targets that are
 * due soon: approving can start publishing in no other place. Throws DocumentError "changed" if another write came
 * first.
 */
export async function savePostWithTargets(
  deps: PostDeps,
  stored: StoredPostWithTargets,
  next: PostWithTargets<StoredPost>,
  also: readonly Write[] = [],
): Promise<PostWithTargets<StoredPost>> {
  const pairs = stored.targets.map((before, index) => ({ before, target: next.targets[index] ?? before.value }));
  const changed = pairs.filter(({ before, target }) => target !== before.value);
  const claimed = new Map(changed.map(({ target }) => [target, claimedIfSoon(target, deps.now)]));
  const writes = changed.map(({ before, target }) =>
    deps.targets.writes.save(claimed.get(target) ?? target, before.version),
  );
  const { post } = stored;
  await deps.documents.commit([deps.posts.writes.put(post.id, next.post, post.version), ...writes, ...also]);
  await startClaimed(deps.publisher, [...claimed.values()]);
  await deps.live(next.post.uid, { type: "post", projectId: next.post.projectId, postId: post.id });
  return { post: next.post, targets: next.targets.map((it) => claimed.get(it) ?? it) };
}
