import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import {
  alreadyPublishing,
  canEdit,
  type EditPostInput,
  editTarget,
  type PostView,
  refuseSchedule,
  scheduleAt,
  type Target,
} from "@vignette/domain/scheduling";
import type { Write } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { claimedIfSoon, startClaimed } from "../../posts/start-soon.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import { accountsOf, assertOwnCovers, newTarget } from "./plan-post.ts";
import { postView } from "./post-view.ts";
import type { ScheduleDeps } from "./schedule-post.ts";

/**
 * Replaces accounts, captions, options and time of a waiting post. Targets of accounts that are left out are removed;
 * those that are published, publishing or unclear stay as they are. All changes are one commit, conditional on the
 * versions that were read.
 */
export async function editPost(deps: ScheduleDeps, uid: string, input: EditPostInput): Promise<PostView> {
  const schedule = scheduleAt(input.when, deps.now);
  const { value, version } = await deps.posts.get(uid, input.id);
  if (value.lastUpdated !== input.seen) throw changedMeanwhile("post");
  const planned: StoredPost = { ...value, schedule, lastUpdated: deps.now };
  const { kept, changed, writes } = await changesOf(deps, planned, input);
  const post = { ...planned, approval: approvalOf(planned, changed, deps.now) };
  await deps.documents
    .commit([deps.posts.writes.put(post.id, post, version), ...writes])
    .catch(ifChanged(alreadyPublishing));

  await startClaimed(deps.publisher, changed);
  await deps.live(uid, { type: "post", projectId: post.projectId, postId: post.id });
  return await postView(deps.files, post, [...kept, ...changed]);
}

type Changes = { kept: Target[]; changed: Target[]; writes: Write[] };

async function changesOf(deps: ScheduleDeps, post: StoredPost, input: EditPostInput): Promise<Changes> {
  const [{ value: asset }, accounts, stored] = await Promise.all([
    deps.posts.asset(post.uid, post.assetId),
    accountsOf(deps, post.uid, input),
    deps.targets.ofPost(post.id),
  ]);
  await assertOwnCovers(deps, post.uid, input.targets);
  const refusal = input.leftAs === "draft" ? null : refuseSchedule(asset, input.targets);
  if (refusal) throw refusal;

  const fixed = stored.filter((it) => !canEdit(it.value));
  if (input.targets.some(({ accountId }) => fixed.some((it) => it.value.accountId === accountId))) {
    throw alreadyPublishing();
  }
  const { publishAt } = post.schedule;
  const changes = input.targets.map((wanted, index) => {
    const account = accounts[index];
    if (!account) throw new RangeError("A target without its account.");
    const before = stored.find((it) => it.value.accountId === wanted.accountId);
    if (!before) {
      // If the post needs approval, a new account needs it too.
      const leftAs = post.approval && input.leftAs === "scheduled" ? "awaiting-approval" : input.leftAs;
      const made = claimedIfSoon(newTarget(deps, post, account, { ...wanted, leftAs }), deps.now);
      return { target: made, write: deps.targets.writes.create(made) };
    }
    const edit = { caption: wanted.caption, options: wanted.options, publishAt, leftAs: input.leftAs };
    const edited = editTarget(before.value, edit, deps.now);
    if (!edited) throw alreadyPublishing();
    const next = claimedIfSoon(edited, deps.now);
    return { target: next, write: deps.targets.writes.save(next, before.version) };
  });
  const removed = stored.filter(
    ({ value }) => canEdit(value) && !input.targets.some((it) => it.accountId === value.accountId),
  );
  return {
    kept: fixed.map((it) => it.value),
    changed: changes.map((it) => it.target),
    writes: [
      ...changes.map((it) => it.write),
      ...removed.map((it) => deps.targets.writes.remove(it.value, it.version)),
    ],
  };
}

/** Requests approval again if a changed target needs it. */
function approvalOf({ approval }: StoredPost, changed: readonly Target[], now: Instant): StoredPost["approval"] {
  if (!changed.some((it) => it.state === "awaiting-approval")) return approval;
  return { askedAt: approval?.askedAt ?? now, state: "waiting", decidedAt: null, decidedBy: null };
}
