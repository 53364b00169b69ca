import { days, later } from "@vignette/domain/kernel";
import {
  canRemove,
  type PostIdsInput,
  type PostView,
  recordMustStay,
  restoreTarget,
  undoOver,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { claimedIfSoon, startClaimed } from "../../posts/start-soon.ts";
import type { RemovedPost } from "../../records/posts/removed-posts.ts";
import type { ChangePostDeps } from "./change-post.ts";
import { forEachItem, type PerItem } from "./for-each-item.ts";
import { notifyOnce } from "./notify-once.ts";
import { postView } from "./post-view.ts";
import type { RemovedPostStore } from "./removed-post-store.ts";

export type RemoveDeps = ChangePostDeps & { removed: RemovedPostStore };
type Input = z.infer<typeof PostIdsInput>;

/** How long a deletion can be undone. Our own choice: a day, so that it still helps in the morning. */
const UNDO_FOR = days(1);

/** Deletes each post; a deletion can be undone for a day. Posts that are published or publishing stay. */
export async function removePosts(deps: RemoveDeps, uid: string, { ids }: Input): Promise<PerItem[]> {
  return await notifyOnce(deps, uid, await forEachItem(ids, (id) => removePost(deps, uid, id)));
}

/** Restores deleted posts as they were; one that should have been published in the meantime comes back as a draft. */
export async function restorePosts(deps: RemoveDeps, uid: string, { ids }: Input): Promise<PerItem[]> {
  return await notifyOnce(deps, uid, await forEachItem(ids, (id) => restorePost(deps, uid, id)));
}

/** One commit, conditional on the versions that were read: either the engine has started the post, or it never will. */
async function removePost(deps: RemoveDeps, uid: string, id: string): Promise<PostView> {
  const { value: post, version } = await deps.posts.get(uid, id);
  const stored = await deps.targets.ofPost(id);
  const targets = stored.map((it) => it.value);
  if (!canRemove(targets, deps.now)) throw recordMustStay();
  const expiresAt = later(deps.now, UNDO_FOR);
  const kept: RemovedPost = { id, uid, projectId: post.projectId, post, targets, expiresAt };
  const removals = stored.map((it) => deps.targets.writes.remove(it.value, it.version));
  const writes = [deps.removed.writes.put(id, kept), deps.posts.writes.remove(id, version), ...removals];
  await deps.documents.commit(writes).catch(ifChanged(recordMustStay));
  return await postView(deps.files, post, targets);
}

async function restorePost(deps: RemoveDeps, uid: string, id: string): Promise<PostView> {
  const stored = await deps.removed.get(id);
  if (stored?.value.uid !== uid || stored.value.expiresAt < deps.now) throw undoOver();
  // Refused if the project was deleted in the meantime.
  await deps.posts.project(uid, stored.value.projectId);
  const post = { ...stored.value.post, lastUpdated: deps.now };
  const targets = stored.value.targets.map((it) => claimedIfSoon(restoreTarget(it, deps.now), deps.now));
  await deps.documents
    .commit([
      deps.removed.writes.remove(id, stored.version),
      deps.posts.writes.create(id, post),
      ...targets.map(deps.targets.writes.create),
    ])
    .catch(ifChanged(undoOver));
  await startClaimed(deps.publisher, targets);
  return await postView(deps.files, post, targets);
}
