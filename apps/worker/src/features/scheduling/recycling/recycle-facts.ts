import { days, type Instant, later } from "@vignette/domain/kernel";
import {
  isStory,
  type PastPost,
  RECYCLE_AHEAD,
  type RecyclePlace,
  type RecycleRule,
  slotsBetween,
  type Target,
  type TargetState,
} from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import type { StoredPost } from "../../../records/posts/posts.ts";
import type { Result } from "../../../records/posts/results.ts";
import type { RecyclingDeps } from "./recycling-of.ts";

/** The input of a plan: the posts of the chosen accounts, their upcoming slots, and the posts of this project by id. */
export type RecycleFacts = {
  accounts: SocialAccount[];
  places: RecyclePlace[];
  history: PastPost[];
  targets: Map<string, Target>;
  posts: Map<string, StoredPost>;
};

/**
 * How far back an account's posts are considered, and how many of them. Our own choice: older results are no longer
 * comparable.
 */
const LOOK_BACK = days(400);
const LOOKED_AT = 1000;
/** All states except canceled and failed. */
const states: readonly TargetState[] = [
  "draft",
  "awaiting-approval",
  "scheduled",
  "publishing",
  "published",
  "needs-check",
  "sent-to-inbox",
];

/** Loads the input of a plan. Accounts that are no longer connected are left out. */
export async function recycleFacts(
  deps: RecyclingDeps,
  uid: string,
  projectId: string,
  { accountIds }: Pick<RecycleRule, "accountIds">,
): Promise<RecycleFacts> {
  const since = later(deps.now, -LOOK_BACK);
  const [all, slots, planned] = await Promise.all([
    deps.accounts.ofUser(uid),
    deps.slots.ofUser(uid),
    deps.posts.planned(uid, projectId, since, later(deps.now, LOOK_BACK)),
  ]);
  const accounts = all.filter((it) => accountIds.includes(it.id) && it.state === "connected");
  const posts = new Map(planned.map((post) => [post.id, post]));
  const targets = new Map<string, Target>();
  const history: PastPost[] = [];
  for (const { id } of accounts) {
    const [found, results] = await Promise.all([
      deps.targets.ofAccount(uid, id, states, since, LOOKED_AT),
      deps.results.ofAccount(uid, id),
    ]);
    for (const { value } of found) {
      targets.set(value.id, value);
      history.push(pastPost(value, posts.get(value.postId), results.get(value.id)));
    }
  }
  const places = slots
    .filter((it) => accounts.some(({ id }) => id === it.id))
    .map((it) => ({ accountId: it.id, zone: it.slots.zone, slots: slotsAhead(it.slots, deps.now) }));
  return { accounts, places, history, targets, posts };
}

const slotsAhead = (slots: Parameters<typeof slotsBetween>[0], now: Instant) =>
  slotsBetween(slots, now, later(now, RECYCLE_AHEAD));

/**
 * A target without a post here belongs to another project: it counts for benchmarks and distances, but is never
 * recycled.
 */
function pastPost(target: Target, post: StoredPost | undefined, result: Result | undefined): PastPost {
  return {
    postId: target.postId,
    targetId: target.id,
    accountId: target.accountId,
    own: post !== undefined,
    creation: post ? (post.creationId ?? post.assetId) : target.postId,
    assetId: post?.assetId ?? "",
    hookId: post?.hookId ?? null,
    state: target.state,
    at: target.publication?.at ?? target.publishAt,
    recycled: post?.recycledFrom != null,
    // A story disappears after a day: its results are not comparable, and it is not recycled.
    reading: result && !isStory(target.options) ? { at: result.createdAt, values: result.values } : null,
  };
}
