import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import { type PostView, resolveComment, resolveTarget, retryTarget, type Target } from "@vignette/domain/scheduling";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import { claimedIfSoon, startClaimed } from "../../posts/start-soon.ts";
import type { ChangePostDeps } from "./change-post.ts";
import { postView } from "./post-view.ts";

type Which = { postId: string; targetId: string };

/** Publishes a failed target again, immediately: a new revision and a new attempt. */
export function retryPost(deps: ChangePostDeps, uid: string, which: Which): Promise<PostView> {
  return changeTarget(deps, uid, which, (target) => claimedIfSoon(retryTarget(target, deps.now), deps.now));
}

/** Records whether the owner found the post of a target whose outcome is unknown. */
export function resolvePost(deps: ChangePostDeps, uid: string, which: Which & { found: boolean }): Promise<PostView> {
  return changeTarget(deps, uid, which, (target) => resolveTarget(target, which.found, deps.now));
}

/** Posts the first comment again, or records that the owner found it under the post. */
export function resolvePostComment(
  deps: ChangePostDeps,
  uid: string,
  which: Which & { found: boolean },
): Promise<PostView> {
  return changeTarget(deps, uid, which, (target) =>
    claimedIfSoon(resolveComment(target, which.found, deps.now), deps.now),
  );
}

/**
 * Changes a target unless another writer changed it meanwhile. When its numbers are read next is stored with it, and is
 * no such change.
 */
async function changeTarget(
  deps: ChangePostDeps,
  uid: string,
  { postId, targetId }: Which,
  change: (target: Target) => Target,
): Promise<PostView> {
  const { value: post } = await deps.posts.get(uid, postId);
  let decidedOn: string | null = null;
  const attempt = async () => {
    const stored = await deps.targets.ofPost(postId);
    const current = stored.find((it) => it.id === targetId);
    if (!current) throw missing("post");
    const asRead = JSON.stringify(current.value);
    if (decidedOn !== null && decidedOn !== asRead) throw changedMeanwhile("post");
    decidedOn = asRead;
    const next = change(current.value);
    await deps.targets.save(next, current.version);
    return { stored, next };
  };
  const { stored, next } = await retryIfChanged(attempt, () => changedMeanwhile("post"));
  await startClaimed(deps.publisher, [next]);
  await deps.live(uid, { type: "post", projectId: post.projectId, postId });
  return await postView(
    deps.files,
    post,
    stored.map((it) => (it.id === targetId ? next : it.value)),
  );
}
