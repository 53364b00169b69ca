import type { PostView, SchedulePostInput } from "@vignette/domain/scheduling";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { Publisher } from "../../adapters/platforms/publisher.ts";
import { startClaimed } from "../../posts/start-soon.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import { type PlanDeps, type PostPlan, planPost } from "./plan-post.ts";
import { postView } from "./post-view.ts";

export type ScheduleDeps = PlanDeps & {
  documents: Documents;
  targets: TargetStore;
  publisher: Publisher;
  files: Files;
  live: LivePush;
};

/** Schedules an asset on one or more accounts; targets that are due soon start immediately. */
export async function schedulePost(deps: ScheduleDeps, uid: string, input: SchedulePostInput): Promise<PostView> {
  const plan = await planPost(deps, uid, input);
  await deps.documents.commit(planWrites(deps, plan));
  await startClaimed(deps.publisher, plan.targets);
  await deps.live(uid, { type: "post", projectId: plan.post.projectId, postId: plan.post.id });
  return await postView(deps.files, plan.post, plan.targets);
}

/** The writes that store a plan. */
export const planWrites = ({ posts, targets }: Pick<ScheduleDeps, "posts" | "targets">, plan: PostPlan) => [
  posts.writes.create(plan.post.id, plan.post),
  ...plan.targets.map(targets.writes.create),
];
