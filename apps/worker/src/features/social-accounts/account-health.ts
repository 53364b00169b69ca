import type { Instant } from "@vignette/domain/kernel";
import { type Target, targetsAtRisk } from "@vignette/domain/scheduling";
import { nextRenewal, type RenewalTrouble, type SocialAccount } from "@vignette/domain/social-accounts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";
import type { TargetStore } from "../../records/target-store.ts";

type Deps = { accounts: SocialAccountStore; targets: TargetStore; now: Instant };

/** The state of an account in addition to its connection. */
export type AccountHealth = {
  accountId: string;
  /** Planned posts, including those that wait for approval. */
  planned: number;
  atRisk: { postId: string; publishAt: Instant }[];
  lastPost: { postId: string; at: Instant; permalink: string | null } | null;
  /** The latest failure, unless a post was published after it. */
  lastError: { postId: string; at: Instant; message: string } | null;
  /** Why the automatic renewal of the connection failed, and when it is tried again. */
  renewal: (RenewalTrouble & { nextTryAt: Instant }) | null;
};

/** The health of each account of a user: planned posts, those at risk, the last published post and the last failure. */
export async function accountHealth(deps: Deps, uid: string): Promise<AccountHealth[]> {
  const accounts = await deps.accounts.ofUser(uid);
  return await Promise.all(accounts.map((account) => healthOf(deps, account)));
}

async function healthOf({ targets, now }: Deps, account: SocialAccount): Promise<AccountHealth> {
  const { id, uid, renewalTrouble } = account;
  const [waiting, [posted], [failed]] = await Promise.all([
    targets.plannedOf(uid, id),
    targets.latestOf(uid, id, "published"),
    targets.latestOf(uid, id, "failed"),
  ]);
  const planned = waiting.map((it) => it.value);
  const lastPost = posted ? lastPostOf(posted.value) : null;
  const lastError = failed ? lastErrorOf(failed.value) : null;
  return {
    accountId: id,
    planned: planned.length,
    atRisk: targetsAtRisk(account, planned, now)
      .toSorted((a, b) => a.publishAt - b.publishAt)
      .map(({ postId, publishAt }) => ({ postId, publishAt })),
    lastPost,
    lastError: lastError && lastPost && lastPost.at > lastError.at ? null : lastError,
    renewal: renewalTrouble && { ...renewalTrouble, nextTryAt: nextRenewal(now) },
  };
}

function lastPostOf({ postId, publication, publishAt }: Target) {
  return { postId, at: publication?.at ?? publishAt, permalink: publication?.permalink ?? null };
}

function lastErrorOf({ postId, failure, lastUpdated }: Target) {
  return { postId, at: lastUpdated, message: failure?.message ?? "Nothing was posted." };
}
