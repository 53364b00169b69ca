import { missing } from "@vignette/domain/kernel";
import { TargetState } from "@vignette/domain/scheduling";
import { remainingOf } from "@vignette/domain/usage";
import { socialAccountStore } from "../../../records/social-account-store.ts";
import { currentUsage } from "../../../usage/current-usage.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import type { AdminStore } from "../store.ts";
import { rowsOf } from "./list-users.ts";

type Deps = Omit<UsageDeps, "identityKey"> & { store: AdminStore };

/** Counts of an earlier account are found by the mailbox of the caller, and the caller is an admin. */
const identityKey = async () => null;

/** One user with plan, usage, social accounts and posts. Of an account only its public profile is given. */
export async function userDetails(deps: Deps, uid: string) {
  const { store, documents, now } = deps;
  const stored = await store.users.get(uid);
  if (!stored) throw missing("user");
  const [[row], { plan, used }, accounts, posts] = await Promise.all([
    rowsOf(store, [stored]),
    currentUsage({ documents, now, identityKey }, uid),
    socialAccountStore(documents).ofUser(uid),
    countPosts(store, uid),
  ]);
  if (!row) throw missing("user");
  return {
    ...row,
    createdAt: stored.value.createdAt,
    usage: { limits: plan.limits, used, remaining: remainingOf(plan.limits, used), resetsAt: plan.period.resetsAt },
    accounts: accounts.map(({ id, platform, username, state }) => ({ id, platform, username, state })),
    posts,
  };
}

/** The number of the user's targets in each state that has any. Needs the composite index uid + state on `targets`. */
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
