import type { Instant } from "@vignette/domain/kernel";
import { type Target, targetsAtRisk } from "@vignette/domain/scheduling";
import { nextRenewal, type RenewalTrouble, type SocialAccount } from "@vignette/domain/social-accounts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";

type Deps = { accounts: SocialAccountStore; targets: TargetStore; now: Instant };

/** Maximum number of ended targets that are read for all accounts together. Our own choice. */
const ENDED = 50;

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
  const { targets } = deps;
  const [accounts, planned, ended] = await Promise.all([
    deps.accounts.ofUser(uid),
    targets.plannedOfUser(uid),
    targets.latestOfUser(uid, ["published", "failed"], ENDED),
  ]);
  /** The latest of an account: queried again only if there are more targets than were read. */
  const latestOf = async (accountId: string, state: "published" | "failed"): Promise<Target | null> => {
    const found = ended.find(({ value }) => value.accountId === accountId && value.state === state);
    if (found || ended.length < ENDED) return found?.value ?? null;
    return (await targets.latestOf(uid, accountId, state))[0]?.value ?? null;
  };
  return await Promise.all(
    accounts.map(async (account) => {
      const [posted, failed] = await Promise.all([latestOf(account.id, "published"), latestOf(account.id, "failed")]);
      const waiting = planned.map((it) => it.value).filter(({ accountId }) => accountId === account.id);
      return healthOf(account, { waiting, posted, failed }, deps.now);
    }),
  );
}

type Found = { waiting: readonly Target[]; posted: Target | null; failed: Target | null };

function healthOf(account: SocialAccount, { waiting, posted, failed }: Found, now: Instant): AccountHealth {
  const { id, renewalTrouble } = account;
  const lastPost = posted && lastPostOf(posted);
  const lastError = failed && lastErrorOf(failed);
  return {
    accountId: id,
    planned: waiting.length,
    atRisk: targetsAtRisk(account, waiting, now)
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
  const says = failure?.says;
  return { postId, at: lastUpdated, message: failure?.message ?? "Nothing was posted.", ...(says && { says }) };
}
