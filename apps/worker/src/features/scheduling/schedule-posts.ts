import type { CopyPostsInput, SchedulePostInput, SchedulePostsInput, SubmitAs } from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { startClaimed } from "../../posts/start-soon.ts";
import { forEachItem, type PerItem } from "./for-each-item.ts";
import { notifyOnce } from "./notify-once.ts";
import { planPost } from "./plan-post.ts";
import { postView } from "./post-view.ts";
import { planWrites, type ScheduleDeps } from "./schedule-post.ts";

/** Schedules several posts independently: a failure of one does not affect the others. */
export async function schedulePosts(
  deps: ScheduleDeps,
  uid: string,
  { items }: z.infer<typeof SchedulePostsInput>,
): Promise<PerItem[]> {
  const results = await forEachItem(items, (item) => plannedAndKept(deps, uid, item));
  return await notifyOnce(deps, uid, results);
}

/** Schedules copies of posts at other times, with the same asset, accounts, captions and options. */
export async function copyPosts(
  deps: ScheduleDeps,
  uid: string,
  { items }: z.infer<typeof CopyPostsInput>,
): Promise<PerItem[]> {
  const results = await forEachItem(items, async ({ id, when }) => {
    const input = await inputOf(deps, uid, id);
    return await plannedAndKept(deps, uid, { ...input, when });
  });
  return await notifyOnce(deps, uid, results);
}

/** The request that would create a stored post again, without its time. */
export async function inputOf(
  deps: Pick<ScheduleDeps, "posts" | "targets">,
  uid: string,
  id: string,
): Promise<Omit<SchedulePostInput, "when">> {
  const { value: post } = await deps.posts.get(uid, id);
  const stored = await deps.targets.ofPost(id);
  const targets = stored.map(({ value: { accountId, caption, options } }) => ({ accountId, caption, options }));
  return { projectId: post.projectId, assetId: post.assetId, leftAs: submittedAs(stored), targets };
}

/** A copy of a draft is a draft, and a copy of a post that waits for approval waits for its own. */
function submittedAs(stored: Awaited<ReturnType<ScheduleDeps["targets"]["ofPost"]>>): SubmitAs {
  const all = (state: SubmitAs) => stored.length > 0 && stored.every((it) => it.value.state === state);
  if (stored.some((it) => it.value.state === "awaiting-approval")) return "awaiting-approval";
  return all("draft") ? "draft" : "scheduled";
}

async function plannedAndKept(deps: ScheduleDeps, uid: string, input: SchedulePostInput) {
  const plan = await planPost(deps, uid, input);
  await deps.documents.commit(planWrites(deps, plan));
  await startClaimed(deps.publisher, plan.targets);
  return await postView(deps.files, plan.post, plan.targets);
}
