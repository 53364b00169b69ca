import { type PostedAsset, type PostedType, videoTypes } from "@vignette/domain/assets";
import { type Instant, type Saying, say } from "@vignette/domain/kernel";
import {
  type Approval,
  accountTwice,
  coverMissing,
  refuseSchedule,
  type Schedule,
  type SchedulePostInput,
  type SubmitAs,
  scheduleAt,
  type Target,
} from "@vignette/domain/scheduling";
import { notThisPlatform, type SocialAccount } from "@vignette/domain/social-accounts";
import { type Creation, openingHook } from "@vignette/domain/studio";
import { claimedIfSoon } from "../../posts/start-soon.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";

export type PlanDeps = { posts: PostStore; accounts: SocialAccountStore; now: Instant; newId: () => string };

/** A post that passed all checks, with its targets. Not stored yet. */
export type PostPlan = { post: StoredPost; targets: Target[] };

/** Creates a post from a request. Refused if time, accounts, asset or options do not fit. */
export async function planPost(deps: PlanDeps, uid: string, input: SchedulePostInput): Promise<PostPlan> {
  const schedule = scheduleAt(input.when, deps.now);
  const [project, { value: asset }, accounts] = await Promise.all([
    deps.posts.project(uid, input.projectId),
    deps.posts.asset(uid, input.assetId),
    accountsOf(deps, uid, input),
  ]);
  await assertOwnCovers(deps, uid, input.targets);
  // A draft may be incomplete; it is checked when it is scheduled.
  const refusal = input.leftAs === "draft" ? null : refuseSchedule(asset, input.targets);
  if (refusal) throw refusal;

  const made = { uid, projectId: project.id, createdAt: deps.now, lastUpdated: deps.now };
  const post: StoredPost = {
    ...made,
    id: deps.newId(),
    schedule,
    series: null,
    recycledFrom: null,
    approval: input.leftAs === "awaiting-approval" ? askedAt(deps.now) : null,
    comments: [],
    ...(await aboutAsset(deps, asset)),
  };
  const targets = input.targets.map((wanted, index): Target => {
    const account = accounts[index];
    if (!account) throw new RangeError("A target without its account.");
    return claimedIfSoon(newTarget(deps, post, account, { ...wanted, leftAs: input.leftAs }), deps.now);
  });
  return { post, targets };
}

/** Throws a Refusal unless every reel cover is a JPEG file of one of the user's own assets. */
export async function assertOwnCovers(
  { posts }: Pick<PlanDeps, "posts">,
  uid: string,
  targets: SchedulePostInput["targets"],
): Promise<void> {
  for (const [index, { options }] of targets.entries()) {
    if (options.platform !== "instagram" || options.coverImage === null) continue;
    const { assetId, key } = options.coverImage;
    const { value } = await posts.asset(uid, assetId);
    const isThere = value.files.some((file) => file.key === key && file.type === "image/jpeg");
    if (!isThere) throw coverMissing(`targets.${index}.options.coverImage`);
  }
}

/** The same plan at another time, as a new post. */
export function planAgain(
  deps: Pick<PlanDeps, "newId" | "now">,
  { post, targets }: PostPlan,
  schedule: Schedule,
): PostPlan {
  const again: StoredPost = { ...post, id: deps.newId(), schedule };
  const { publishAt } = schedule;
  return {
    post: again,
    targets: targets.map((target) => {
      const wakeAt = target.state === "scheduled" ? publishAt : null;
      const place = { id: deps.newId(), postId: again.id, publishAt, wakeAt, runs: 0 };
      return claimedIfSoon({ ...target, ...place }, deps.now);
    }),
  };
}

/** The account of each target, in order. Refused if an account is named twice or is on another platform. */
export async function accountsOf(
  deps: Pick<PlanDeps, "accounts">,
  uid: string,
  { targets }: Pick<SchedulePostInput, "targets">,
): Promise<SocialAccount[]> {
  if (new Set(targets.map((it) => it.accountId)).size < targets.length) throw accountTwice();
  return await Promise.all(
    targets.map(async ({ accountId, options }) => {
      const { value } = await deps.accounts.get(uid, accountId);
      if (value.platform !== options.platform) throw notThisPlatform(options.platform);
      return value;
    }),
  );
}

/**
 * The facts about the asset that the post stores, so that its name and cover stay available after the asset is
 * removed.
 */
async function aboutAsset(deps: PlanDeps, asset: PostedAsset) {
  const creation = asset.creationId === null ? null : ((await deps.posts.creation(asset.creationId))?.value ?? null);
  const picture = asset.files.find((file) => file.type === "image/jpeg") ?? (creation && firstPicture(creation));
  return {
    assetId: asset.id,
    assetType: asset.type,
    name: asset.name,
    creationId: asset.creationId,
    ...openingHook(asset, creation),
    coverKey: asset.coverKey === undefined ? (picture?.key ?? null) : asset.coverKey,
  };
}

/** The first picture that was generated for a creation and is still in it. */
function firstPicture({ media, script }: Creation) {
  const beats = (script?.beats ?? []).filter(({ shows }) => shows === null);
  return beats.flatMap(({ id }) => media.filter((it) => it.kind === "image" && it.beatId === id))[0];
}

const isVideo = (type: PostedType) => type === "own-video" || videoTypes.some((it) => it === type);

const askedAt = (now: Instant): Approval => ({ askedAt: now, state: "waiting", decidedAt: null, decidedBy: null });

type Wanted = SchedulePostInput["targets"][number] & Pick<SchedulePostInput, "leftAs">;

/** A target that has not started. */
export function newTarget(
  deps: Pick<PlanDeps, "newId" | "now">,
  post: StoredPost,
  account: SocialAccount,
  { leftAs, ...wanted }: Wanted,
): Target {
  const { publishAt } = post.schedule;
  return {
    ...wanted,
    id: deps.newId(),
    postId: post.id,
    uid: post.uid,
    projectId: post.projectId,
    assetId: post.assetId,
    platform: account.platform,
    username: account.username,
    media: isVideo(post.assetType) ? "video" : "photos",
    state: leftAs,
    revision: 1,
    publishAt,
    wakeAt: leftAs === "scheduled" ? publishAt : null,
    runs: 0,
    attempt: null,
    publication: null,
    comment: null,
    failure: null,
    approval: leftAs === "awaiting-approval" ? { print: null } : null,
    log: [{ at: deps.now, event: leftAs, detail: begunAs[leftAs].message, says: begunAs[leftAs].says }],
    createdAt: deps.now,
    lastUpdated: deps.now,
  };
}

const begunAs: Record<SubmitAs, Saying> = {
  scheduled: say("receipt.scheduled", "Scheduled by you."),
  draft: say("receipt.draft", "Saved as a draft by you."),
  "awaiting-approval": say("receipt.sent-for-approval", "Sent for approval by you."),
};
