import type { Instant, Refusal } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import {
  alreadyPublishing,
  cancelTarget,
  moveTarget,
  type PostView,
  refuseReschedule,
  refuseSchedule,
  scheduleAt,
  type When,
} from "@vignette/domain/scheduling";
import { DocumentError, type Documents, type Stored, type Write } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { Publisher } from "../../adapters/platforms/publisher.ts";
import { claimedIfSoon, startClaimed } from "../../posts/start-soon.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import { postView } from "./post-view.ts";

export type ChangePostDeps = {
  documents: Documents;
  posts: PostStore;
  targets: TargetStore;
  publisher: Publisher;
  files: Files;
  live: LivePush;
  now: Instant;
};

/** Cancels every waiting target of a post. Refused if none is waiting. */
export async function cancelPost(deps: ChangePostDeps, uid: string, id: string): Promise<PostView> {
  const { value: post } = await deps.posts.get(uid, id);
  return await changeTargets(deps, post, await deps.targets.ofPost(id), [], (target) => cancelTarget(target, deps.now));
}

/** Moves a waiting or canceled post to another time: the whole post, or it is refused. */
export async function reschedulePost(deps: ChangePostDeps, uid: string, id: string, when: When): Promise<PostView> {
  const schedule = scheduleAt(when, deps.now);
  const { value, version } = await deps.posts.get(uid, id);
  const post: StoredPost = { ...value, schedule, lastUpdated: deps.now };
  const { publishAt } = schedule;
  const stored = await deps.targets.ofPost(id);
  const targets = stored.map((it) => it.value);
  const refusal = refuseReschedule(targets) ?? (await refuseUnfinished(deps, post, targets));
  if (refusal) throw refusal;
  return await changeTargets(deps, post, stored, [deps.posts.writes.put(id, post, version)], (target) => {
    const moved = moveTarget(target, publishAt, deps.now);
    return moved && claimedIfSoon(moved, deps.now);
  });
}

/** A draft may be incomplete: before it is scheduled it must pass the same checks as every post. */
async function refuseUnfinished(
  deps: ChangePostDeps,
  post: StoredPost,
  targets: readonly Target[],
): Promise<Refusal | null> {
  const drafts = targets.filter(({ state }) => state === "draft");
  if (drafts.length === 0) return null;
  const { value: asset } = await deps.posts.asset(post.uid, post.assetId);
  return refuseSchedule(asset, drafts);
}

/**
 * All changes are one commit, each conditional on the version that was read: a target that the engine has just started
 * is not overwritten.
 */
async function changeTargets(
  deps: ChangePostDeps,
  post: StoredPost,
  stored: readonly Stored<Target>[],
  writes: readonly Write[],
  change: (target: Target) => Target | null,
): Promise<PostView> {
  const changes = stored.map((it) => ({ ...it, next: change(it.value) }));
  const changed = changes.flatMap(({ next, version }) => (next ? [deps.targets.writes.save(next, version)] : []));
  if (changed.length === 0) throw alreadyPublishing();
  await deps.documents.commit([...writes, ...changed]).catch(refuseIfChanged);

  const targets = changes.map((it) => it.next ?? it.value);
  await startClaimed(
    deps.publisher,
    targets.filter((target) => changes.some((it) => it.next === target)),
  );
  await deps.live(post.uid, { type: "post", projectId: post.projectId, postId: post.id });
  return await postView(deps.files, post, targets);
}

function refuseIfChanged(error: unknown): never {
  if (error instanceof DocumentError && error.kind === "changed") throw alreadyPublishing();
  throw error;
}
