import { type Asset, countedAs } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import {
  accountTwice,
  type PostView,
  refuseSchedule,
  type SchedulePostInput,
  scheduleAt,
  type Target,
} from "@vignette/domain/scheduling";
import { notThisPlatform, type SocialAccount } from "@vignette/domain/social-accounts";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { Publisher } from "../../adapters/platforms/publisher.ts";
import type { PostStore, StoredPost } from "../../publishing/post-store.ts";
import type { SocialAccountStore } from "../../publishing/social-account-store.ts";
import { claimedIfSoon, startClaimed } from "../../publishing/start-soon.ts";
import type { TargetStore } from "../../publishing/target-store.ts";
import { postView } from "./post-view.ts";

type Deps = {
  documents: Documents;
  posts: PostStore;
  targets: TargetStore;
  accounts: SocialAccountStore;
  publisher: Publisher;
  files: Files;
  live: LivePush;
  now: Instant;
  newId: () => string;
};

/** Puts an asset on the calendar for one or more accounts; what is due soon starts at once. */
export async function schedulePost(deps: Deps, uid: string, input: SchedulePostInput): Promise<PostView> {
  const schedule = scheduleAt(input.when, deps.now);
  const [project, { value: asset }, accounts] = await Promise.all([
    deps.posts.project(uid, input.projectId),
    deps.posts.asset(uid, input.assetId),
    accountsOf(deps, uid, input),
  ]);
  const refusal = refuseSchedule(asset, input.targets);
  if (refusal) throw refusal;

  const made = { uid, projectId: project.id, createdAt: deps.now, lastUpdated: deps.now };
  const post: StoredPost = { ...made, id: deps.newId(), schedule, ...(await aboutAsset(deps, asset)) };
  const targets = input.targets.map((wanted, index): Target => {
    const account = accounts[index];
    if (!account) throw new RangeError("A target without its account.");
    return claimedIfSoon(newTarget(deps, post, account, wanted), deps.now);
  });
  await deps.documents.commit([deps.posts.writes.create(post.id, post), ...targets.map(deps.targets.writes.create)]);
  await startClaimed(deps.publisher, targets);
  await deps.live(uid, { type: "post", projectId: post.projectId, postId: post.id });
  return await postView(deps.files, post, targets);
}

async function accountsOf(deps: Deps, uid: string, { targets }: SchedulePostInput): Promise<SocialAccount[]> {
  if (new Set(targets.map((it) => it.accountId)).size < targets.length) throw accountTwice();
  return await Promise.all(
    targets.map(async ({ accountId, options }) => {
      const { value } = await deps.accounts.get(uid, accountId);
      if (value.platform !== options.platform) throw notThisPlatform(options.platform);
      return value;
    }),
  );
}

/** What a post keeps of its asset, so that it has a name and a face even when the asset is gone. */
async function aboutAsset(deps: Deps, asset: Asset) {
  const creation = asset.creationId === null ? null : ((await deps.posts.creation(asset.creationId))?.value ?? null);
  const picture =
    asset.files.find((file) => file.type === "image/jpeg") ?? creation?.media.find((it) => it.kind === "image");
  return {
    assetId: asset.id,
    assetType: asset.type,
    name: asset.name,
    creationId: asset.creationId,
    hook: creation?.hook ?? null,
    hookId: creation?.lineage?.hookId ?? null,
    coverKey: picture?.key ?? null,
  };
}

function newTarget(
  deps: Deps,
  post: StoredPost,
  account: SocialAccount,
  wanted: SchedulePostInput["targets"][number],
): Target {
  const { publishAt } = post.schedule;
  return {
    ...wanted,
    id: deps.newId(),
    postId: post.id,
    uid: post.uid,
    projectId: post.projectId,
    platform: account.platform,
    username: account.username,
    media: countedAs(post.assetType) === "images" ? "photos" : "video",
    state: "scheduled",
    revision: 1,
    publishAt,
    wakeAt: publishAt,
    runs: 0,
    attempt: null,
    publication: null,
    failure: null,
    log: [{ at: deps.now, event: "scheduled", detail: "Scheduled by you." }],
    createdAt: deps.now,
    lastUpdated: deps.now,
  };
}
