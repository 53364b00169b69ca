import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import { type PostView, resolveComment, resolveTarget, retryTarget, type Target } from "@vignette/domain/scheduling";
import { DocumentError } from "../../adapters/documents/documents.ts";
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

async function changeTarget(
  deps: ChangePostDeps,
  uid: string,
  { postId, targetId }: Which,
  change: (target: Target) => Target,
): Promise<PostView> {
  const { value: post } = await deps.posts.get(uid, postId);
  const stored = await deps.targets.ofPost(postId);
  const current = stored.find((it) => it.id === targetId);
  if (!current) throw missing("post");

  const next = change(current.value);
  await deps.targets.save(next, current.version).catch((error: unknown) => {
    throw error instanceof DocumentError && error.kind === "changed" ? changedMeanwhile("post") : error;
  });
  await startClaimed(deps.publisher, [next]);
  await deps.live(uid, { type: "post", projectId: post.projectId, postId });
  return await postView(
    deps.files,
    post,
    stored.map((it) => (it.id === targetId ? next : it.value)),
  );
}
