import { type ReviewPost, type ReviewTarget, reviewState } from "@vignette/domain/approval";
import type { PostedAsset } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import { contentHash, filesToSend, isStory, optionFacts, type Target } from "@vignette/domain/scheduling";
import type { Files } from "../../adapters/files/files.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { PostStore } from "../../records/stores/post-store.ts";

type Deps = { files: Files; posts: PostStore; now: Instant };

/** A post as a reviewer sees it: as it will appear on each account, with its comments. */
export async function reviewPost(deps: Deps, post: StoredPost, targets: readonly Target[]): Promise<ReviewPost> {
  const asset = await deps.posts.findAsset(post.assetId);
  const shown = targets.filter(({ state }) => state !== "cancelled");
  return {
    id: post.id,
    name: post.name,
    seen: asset && contentHash(targets, asset.files),
    state: reviewState(post, targets),
    decidedBy: post.approval?.decidedBy ?? null,
    decidedAt: post.approval?.decidedAt ?? null,
    schedule: post.schedule,
    isPast: post.schedule.publishAt <= deps.now,
    targets: await Promise.all((shown.length > 0 ? shown : targets).map((it) => reviewTarget(deps.files, it, asset))),
    comments: post.comments,
  };
}

async function reviewTarget(files: Files, target: Target, asset: PostedAsset | null): Promise<ReviewTarget> {
  const own = asset ? filesToSend(asset.files, target.options) : [];
  return {
    platform: target.platform,
    username: target.username,
    caption: isStory(target.options) ? "" : target.caption,
    facts: optionFacts(target),
    files: await Promise.all(
      own.map(async ({ type, key, width, height }) => ({ type, width, height, url: await files.link(key) })),
    ),
  };
}
