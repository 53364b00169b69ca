import { changedMeanwhile, days, hours, type Instant, later } from "@vignette/domain/kernel";
import {
  type BroughtBack,
  defaultRecycleRule,
  type RecycleInput,
  type RecycleProposal,
  type RecycleRule,
  recyclePlan,
  type Target,
} from "@vignette/domain/scheduling";
import type { CreatorInfo } from "@vignette/domain/social-accounts";
import type * as z from "zod/mini";
import { DocumentError, type Stored } from "../../../adapters/documents/documents.ts";
import type { Recycling } from "../../../records/posts/recyclings.ts";
import { forEachItem, type PerItem } from "../for-each-item.ts";
import { notifyOnce } from "../notify-once.ts";
import type { PostPlan } from "../plan-post.ts";
import { postView } from "../post-view.ts";
import { planWrites } from "../schedule-post.ts";
import { recycleFacts } from "./recycle-facts.ts";
import { recycledPost } from "./recycled-post.ts";
import type { RecyclingDeps } from "./recycling-of.ts";

type Input = { projectId: string; rule: RecycleRule | null };

/** How often an active rule plans, and when it tries again after an account's platform did not answer. */
const PLANS_EVERY = days(1);
const ASKS_AGAIN = hours(1);
/**
 * Maximum number of posts planned in one commit: Firestore allows 500 writes. Source:
 * docs/platforms/firestore.md#limits.
 */
const MOST_PLANNED = 100;
/**
 * How long recycled posts are remembered, even deleted ones: as long as the longest rest of a rule. Then the maximum
 * number of attempts.
 */
const REMEMBERS = days(365);
const TURNS = 4;

/** Plans by the rule as the user has it on screen, saves the rule and gives the new posts. */
export async function scheduleRecycledNow(
  deps: RecyclingDeps,
  uid: string,
  input: z.infer<typeof RecycleInput>,
): Promise<PerItem[]> {
  await deps.posts.project(uid, input.projectId);
  return await scheduleRecycled(deps, uid, input, () => true);
}

/**
 * Plans posts for the coming seven days from content that did well. All posts of a run are committed together with the
 * project's `recyclings` document, conditional on the version that was read first: of two concurrent runs one
 * succeeds, and the other reads again and finds the posts planned. `isWanted` is called before each attempt and says
 * whether there is anything left to do.
 */
export async function scheduleRecycled(
  deps: RecyclingDeps,
  uid: string,
  input: Input,
  isWanted: (stored: Recycling | null) => boolean,
): Promise<PerItem[]> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const stored = await deps.recyclings.get(input.projectId);
    if (!isWanted(stored?.value ?? null)) return [];
    const plans = await planOnce(deps, uid, input, stored);
    if (plans) {
      const views = await forEachItem(plans, ({ post, targets }) => postView(deps.files, post, targets));
      return await notifyOnce(deps, uid, views);
    }
  }
  throw changedMeanwhile("project");
}

/** Null if a concurrent run planned first; nothing was written then. */
async function planOnce(
  deps: RecyclingDeps,
  uid: string,
  { projectId, rule: wanted }: Input,
  stored: Stored<Recycling> | null,
): Promise<PostPlan[] | null> {
  const rule = wanted ?? stored?.value.rule ?? defaultRecycleRule;
  const brought = stored?.value.brought ?? [];
  const facts = await recycleFacts(deps, uid, projectId, rule);
  const found = recyclePlan(rule, { posts: facts.history, brought }, facts.places, deps.now).slice(0, MOST_PLANNED);
  const creators = creatorsOf(deps);
  const made: { plan: PostPlan; proposal: RecycleProposal }[] = [];
  for (const proposal of found) {
    if (creators.silent.has(proposal.accountId)) continue;
    const plan = await recycledPost(deps, facts, proposal, creators.of).catch(creators.nullIfSilent);
    if (plan) made.push({ plan, proposal });
  }
  const next: Recycling = {
    id: projectId,
    uid,
    projectId,
    rule,
    brought: remembered(brought, made, deps.now),
    planAt: rule.on ? later(deps.now, creators.silent.size > 0 ? ASKS_AGAIN : PLANS_EVERY) : null,
    lastUpdated: deps.now,
  };
  const { writes } = deps.recyclings;
  const claim = stored ? writes.put(projectId, next, stored.version) : writes.create(projectId, next);
  const plans = made.map((it) => it.plan);
  const isDone = await deps.documents
    .commit([claim, ...plans.flatMap((plan) => planWrites(deps, plan))])
    .then(() => true)
    .catch(falseIfLost);
  return isDone ? plans : null;
}

/**
 * Queries TikTok once for each account. An account whose query fails is left out of this run and tried again in an
 * hour.
 */
function creatorsOf({ platforms }: RecyclingDeps) {
  const silent = new Set<string>();
  const known = new Map<string, CreatorInfo>();
  return {
    silent,
    async of({ accountId, platform }: Target): Promise<CreatorInfo | null> {
      if (platform !== "tiktok") return null;
      const creator =
        known.get(accountId) ??
        (await platforms.creatorInfo(accountId).catch((cause: unknown) => {
          silent.add(accountId);
          throw new Silent("TikTok did not say what the account allows.", { cause });
        }));
      known.set(accountId, creator);
      return creator;
    },
    nullIfSilent(error: unknown): null {
      if (error instanceof Silent) return null;
      throw error;
    },
  };
}

class Silent extends Error {}

function remembered(
  brought: readonly BroughtBack[],
  made: readonly { plan: PostPlan; proposal: RecycleProposal }[],
  now: Instant,
): BroughtBack[] {
  const fresh = made.map(({ plan, proposal: { accountId, creation, slot } }) => ({
    postId: plan.post.id,
    accountId,
    creation,
    publishAt: slot.publishAt,
  }));
  return [...brought.filter((it) => it.publishAt > later(now, -REMEMBERS)), ...fresh];
}

function falseIfLost(error: unknown): false {
  if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists")) return false;
  throw error;
}
