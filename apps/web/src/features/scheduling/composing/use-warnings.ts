import type { PostedAssetView } from "@vignette/domain/assets";
import { days, type Instant, later, Refusal } from "@vignette/domain/kernel";
import { type PlannedPost, type SchedulePostInput, scheduleAt, scheduleWarnings } from "@vignette/domain/scheduling";
import { trpc } from "../../../trpc.ts";
import { warningText } from "../post/warning-text.ts";

type Plan = {
  asset: PostedAssetView;
  /** The post that is edited: it causes no warning about itself. */
  postId: string | null;
  when: SchedulePostInput["when"];
  targets: SchedulePostInput["targets"];
  now: Instant;
};

/** Warnings about the plan: the same piece twice, two posts at once, a full day. */
export function useWarnings({ asset, postId, when, targets, now }: Plan): string[] {
  const publishAt = momentOf(when, now);
  const from = later(now, -days(7));
  const to = later(now, days(120));
  const { data: posts = [] } = trpc.scheduling.list.useQuery({ projectId: asset.projectId, from, to });
  if (publishAt === null) return [];
  const others = posts.flatMap((post) =>
    post.targets.map(
      (it): PlannedPost => ({
        postId: post.id,
        accountId: it.accountId,
        platform: it.platform,
        assetId: post.assetId,
        hookId: post.hookId,
        state: it.state,
        publishAt: it.publishAt,
      }),
    ),
  );
  const found = targets.flatMap(({ accountId, options }) => {
    const plan = { postId: postId ?? "", accountId, assetId: asset.id, hookId: null, publishAt };
    return scheduleWarnings({ ...plan, platform: options.platform }, others, when.zone, warningText);
  });
  return [...new Set(found.map((it) => it.message))];
}

function momentOf(when: SchedulePostInput["when"], now: Instant): Instant | null {
  try {
    return scheduleAt(when, now).publishAt;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
