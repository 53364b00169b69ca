import { refuseOldSignIn } from "@vignette/domain/identity";
import { days, later } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import { endLatePurchases, endPurchases } from "../../billing/end-purchases.ts";
import type { Context } from "../../context/context.ts";
import { deletedAccountRecords } from "../../records/account/deleted-accounts.ts";
import { accountRecords, StoredAccount } from "../../records/account/social-accounts.ts";
import { open } from "../../records/open.ts";
import type { Located } from "../../records/record.ts";
import { keepPastUsage } from "../../usage/keep-past-usage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";
import { removeUserData } from "../../user-data/remove-user-data.ts";

type Deps = UsageDeps & {
  checkout: Checkout;
  files: Files;
  gates: AccountGates;
  endAccess: Context["endAccess"];
};

/** How long a deletion is remembered, in ms: tokens from before are valid for an hour. Source: ADR 49. */
const REMEMBERED_FOR = days(1);

/**
 * Ends the user's purchases, then removes the user's record and everything else that belongs to the user.
 * The browser deletes the account itself afterwards. Source: spec §7, Identity provider.
 * Can be called again after a failure. Refused without a recent sign-in.
 */
export async function deleteAccount(deps: Deps, user: TokenUser): Promise<{ uid: string }> {
  const refusal = refuseOldSignIn(user.signedInAt, deps.now);
  if (refusal) throw refusal;
  const { uid } = user;
  await closeAccount(deps, uid);
  const customers = await endPurchases(deps, uid);
  await keepPastUsage(deps, uid);
  await removeUserData(deps, uid, { [accountRecords.name]: (removed) => disconnectAll(deps.gates, removed) });
  await endLatePurchases(deps.checkout, uid, customers);
  return { uid };
}

/** No token from before is accepted any more, except to repeat the deletion. */
async function closeAccount({ documents, now, endAccess }: Deps, uid: string): Promise<void> {
  const expiresAt = later(now, REMEMBERED_FOR);
  await open(documents, deletedAccountRecords).put(uid, { deletedAt: now, expiresAt });
  await endAccess(uid);
}

/**
 * Asks each platform to revoke our access. A platform that does not answer must not block the deletion: the token is
 * removed here.
 */
async function disconnectAll(gates: AccountGates, accounts: readonly Located[]): Promise<void> {
  for (const { id, value } of accounts) {
    const account = z.safeParse(StoredAccount, value);
    if (!account.success) continue;
    await gates(id)
      .end(account.data.platform, account.data.sealedTokens)
      .catch(() => undefined);
  }
}
