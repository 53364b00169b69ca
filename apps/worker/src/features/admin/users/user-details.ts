import { missing } from "@vignette/domain/kernel";
import { TargetState } from "@vignette/domain/scheduling";
import { creditsTaken, remainingOf } from "@vignette/domain/usage";
import type { Context } from "../../../context/context.ts";
import { socialAccountStore } from "../../../records/stores/social-account-store.ts";
import { creditsAllowed, creditsOf } from "../../../usage/credit-claim.ts";
import { currentUsage } from "../../../usage/current-usage.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import type { AdminStore } from "../store.ts";
import { rowsOf } from "./list-users.ts";

type Deps = Omit<UsageDeps, "identityKey"> & Pick<Context, "keyOfMailbox"> & { store: AdminStore };

/** One user with plan, usage, credits, social accounts and posts. Accounts carry only their public profile. */
export async function userDetails(deps: Deps, uid: string) {
  const { store, documents, now } = deps;
  const stored = await store.users.get(uid);
  if (!stored) throw missing("user");
  // The usage of earlier accounts with the user's mailbox counts, not that of the admin's.
  const usage = { documents, now, identityKey: () => deps.keyOfMailbox(stored.value.email) };
  const [[row], { plan, used }, accounts, posts] = await Promise.all([
    rowsOf(store, [stored]),
    currentUsage(usage, uid),
    socialAccountStore(documents).ofUser(uid),
    countPosts(store, uid),
  ]);
  if (!row) throw missing("user");
  const { value: credits } = await creditsOf(usage, uid, plan);
  const allowed = creditsAllowed(plan, credits);
  return {
    ...row,
    createdAt: stored.value.createdAt,
    usage: { limits: plan.limits, used, remaining: remainingOf(plan.limits, used), resetsAt: plan.period.resetsAt },
    /** A limit of -1 is unlimited; it includes what was granted. */
    credits: {
      limit: Number.isFinite(allowed) ? allowed : -1,
      used: creditsTaken(credits, now),
      granted: credits.granted,
    },
    accounts: accounts.map(({ id, platform, username, state }) => ({ id, platform, username, state })),
    posts,
  };
}

/**
 * The number of the user's targets in each state; states without targets are absent. Needs the composite index uid +
 * state on `targets`.
 */
async function countPosts({ targets }: Pick<AdminStore, "targets">, uid: string) {
  const counts = TargetState.options.map(async (state) => ({
    state,
    count: await targets.count({
      where: [
        ["uid", "==", uid],
        ["state", "==", state],
      ],
    }),
  }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
