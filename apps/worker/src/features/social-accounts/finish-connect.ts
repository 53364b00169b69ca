import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import {
  connectExpired,
  type FinishConnectInput,
  otherAccount,
  type SocialAccount,
} from "@vignette/domain/social-accounts";
import type * as z from "zod/mini";
import { DocumentError } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { ConnectedProfile, PlatformGate } from "../../adapters/platforms/platform-gate.ts";
import type { ConnectState } from "../../records/account/connect-states.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import { profileOf, type SocialAccountStore } from "../../records/stores/social-account-store.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";
import { assertWithinLimit, withinLimit } from "../../usage/within-limit.ts";
import type { ConnectStateStore } from "./store.ts";

type Deps = UsageDeps & {
  accounts: SocialAccountStore;
  states: ConnectStateStore;
  platforms: PlatformGate;
  gates: AccountGates;
};
type Finished = { account: SocialAccount; returnTo: string };

/** Handles the code of the callback: adds the account within the plan's limit, or renews a known one. */
export async function finishConnect(
  deps: Deps,
  uid: string,
  input: z.infer<typeof FinishConnectInput>,
): Promise<Finished> {
  const state = await deps.states.take(uid, input.state);
  if (!state || state.platform !== input.platform || state.expiresAt <= deps.now) throw connectExpired();

  const profile = await deps.platforms.exchange(input.platform, input.code);
  const id = await accountIdOf(uid, input.platform, profile.platformAccountId);
  if (state.accountId !== null && state.accountId !== id) throw await wrongAccount(deps, uid, state, profile.username);
  if (!(await deps.accounts.find(id))) await assertWithinLimit(deps, { uid, key: "socialAccounts" });

  const { tokens, ...rest } = profile;
  const account: Omit<StoredAccount, "createdAt"> = {
    ...rest,
    id,
    uid,
    platform: input.platform,
    state: "connected",
    connectionExpiresAt: endOf(tokens),
    renewalTrouble: null,
    unreadableSince: null,
    lastUpdated: deps.now,
    sealedTokens: await deps.gates(id).seal(tokens),
  };
  const saved = await retryIfChanged(
    () => save(deps, account),
    () => changedMeanwhile("account"),
  );
  return { account: profileOf(saved), returnTo: state.returnTo };
}

/**
 * Saves the account over the version that is stored now; without one it takes a place in the plan, also if it was
 * disconnected a moment ago. Throws DocumentError "changed" if another write came first.
 */
async function save(deps: Deps, account: Omit<StoredAccount, "createdAt">): Promise<StoredAccount> {
  const { accounts, documents, now } = deps;
  const { id, uid } = account;
  const known = await accounts.find(id);
  const next: StoredAccount = { ...account, createdAt: known?.value.createdAt ?? now };
  const committed = known
    ? documents.commit([accounts.writes.patch(id, next, { version: known.version })])
    : withinLimit(deps, { uid, key: "socialAccounts", writes: [accounts.writes.create(id, next)] });
  await committed.catch((error: unknown) => {
    if (!(error instanceof DocumentError && (error.kind === "missing" || error.kind === "exists"))) throw error;
    throw new DocumentError("changed", "The account was added or removed meanwhile.", { cause: error });
  });
  return next;
}

/** The user signed in to another account on the platform: neither account changes. */
async function wrongAccount(deps: Deps, uid: string, { accountId, platform }: ConnectState, came: string) {
  const { value } = await deps.accounts.get(uid, accountId ?? "");
  return otherAccount(platform, value.username, came);
}

/** When the connection ends if it is not renewed. */
function endOf(tokens: ConnectedProfile["tokens"]): Instant {
  return tokens.refreshExpiresAt ?? tokens.accessExpiresAt;
}

/**
 * The same account of the same user always gets the same id, so that it is never stored twice and posts find it again.
 */
async function accountIdOf(uid: string, platform: string, platformAccountId: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([uid, platform, platformAccountId]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 12), (it) => it.toString(16).padStart(2, "0")).join("");
}
