import { Refusal, type Saying, say, sayingOf, withPart } from "@vignette/domain/kernel";
import {
  filesToSend,
  goneChoice,
  goneChoiceSaid,
  mediaKind,
  type RecycleProposal,
  type SchedulePostInput,
  type Target,
} from "@vignette/domain/scheduling";
import type { CreatorInfo } from "@vignette/domain/social-accounts";
import { type PostPlan, planPost } from "../plan-post.ts";
import type { RecycleFacts } from "./recycle-facts.ts";
import type { RecyclingDeps } from "./recycling-of.ts";

/** TikTok's creator info for an account, queried once; null for an account on another platform. */
export type CreatorOf = (target: Target) => Promise<CreatorInfo | null>;

/**
 * Turns a proposal into an ordinary post with the caption and options of the last post of this creation on this
 * account, checked again. If a check fails, the post is a draft that states the reason; if the last post needed
 * approval, this one needs it again. Null if the content no longer exists.
 */
export async function recycledPost(
  deps: RecyclingDeps,
  facts: RecycleFacts,
  proposal: RecycleProposal,
  creatorOf: CreatorOf,
): Promise<PostPlan | null> {
  const source = lastRun(facts, proposal);
  const post = source && facts.posts.get(source.postId);
  if (!source || !post) return null;
  const { value: asset } = await deps.posts.asset(post.uid, post.assetId).catch(nullIfMissing);
  if (!asset || asset.purgeAt) return null;

  const { caption, options, accountId } = source;
  const { zone, slot, times, rested } = proposal;
  const input: SchedulePostInput = {
    projectId: post.projectId,
    assetId: asset.id,
    when: { type: "at", zone, wallTime: slot.wallTime },
    leftAs: source.approval === null ? "scheduled" : "awaiting-approval",
    targets: [{ accountId, caption, options }],
  };
  const files = filesToSend(asset.files, options);
  const creator = await creatorOf(source);
  const media = { kind: mediaKind(files), durationMs: files[0]?.durationMs ?? null };
  const gone = creator && options.platform === "tiktok" ? goneChoice(options, creator, media) : null;
  const planned = gone ? goneChoiceSaid(gone) : await planPost(deps, post.uid, input).catch(saying);
  if (!("message" in planned)) {
    const why = `Repost: ${times.toFixed(1)}× your median, rested ${rested} days.`;
    return told(deps, planned, post.id, say("receipt.brought-back", why, { times, rested }));
  }

  // Covers are removed, because even a draft must not name one that no longer exists.
  const open = options.platform === "instagram" ? { ...options, coverImage: null } : options;
  const draft: SchedulePostInput = { ...input, leftAs: "draft", targets: [{ accountId, caption, options: open }] };
  const did = `${times.toFixed(1)}× your median and rested ${rested} days`;
  const why = `Repost as a draft: ${planned.message} It had ${did}.`;
  const said = say("receipt.brought-back-as-draft", why, { planned: planned.message, times, rested });
  return told(deps, await planPost(deps, post.uid, draft), post.id, withPart(said, "planned", planned));
}

/** The target of the last publication of this creation on the account. */
function lastRun({ history, targets }: RecycleFacts, { accountId, creation }: RecycleProposal): Target | undefined {
  const runs = history.filter(
    (it) => it.own && it.state === "published" && it.accountId === accountId && it.creation === creation,
  );
  const last = runs.toSorted((a, b) => b.at - a.at)[0];
  return last && targets.get(last.targetId);
}

/** Each target's log starts with the reason why the post was recycled. */
function told({ now }: RecyclingDeps, { post, targets }: PostPlan, recycledFrom: string, why: Saying): PostPlan {
  const { message: detail, says } = why;
  return {
    post: { ...post, recycledFrom },
    targets: targets.map((it) => ({ ...it, log: [{ at: now, event: "brought-back", detail, says }] })),
  };
}

function saying(error: unknown): Saying {
  if (error instanceof Refusal) return sayingOf(error);
  throw error;
}

function nullIfMissing(error: unknown): { value: null } {
  if (error instanceof Refusal && error.kind === "missing") return { value: null };
  throw error;
}
