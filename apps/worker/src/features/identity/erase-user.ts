import { minutes, Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import { endLatePurchases } from "../../billing/end-purchases.ts";
import type { Context } from "../../context/context.ts";
import { accountRecords, StoredAccount } from "../../records/account/social-accounts.ts";
import type { Located } from "../../records/record.ts";
import { removeUserData } from "../../user-data/remove-user-data.ts";

export type EraseDeps = Pick<Context, "checkout" | "documents" | "files" | "gates" | "endAccess" | "newId" | "now">;

/**
 * When everything is removed once more, in ms after the deletion: requests that were running then have ended, and no
 * isolate still has the user cached as admitted. Our own choice.
 */
export const LEFTOVERS_AFTER = minutes(15);

/**
 * Removes everything that is stored about a user, and our access to the user's social accounts. `waiting`: a post is
 * being sent; it and everything that it needs is still there. Ends what was bought meanwhile by these `customers` of
 * the payment service. Can be repeated.
 */
export async function eraseUser(
  deps: EraseDeps,
  uid: string,
  customers: readonly string[],
): Promise<"erased" | "waiting"> {
  try {
    await removeUserData(deps, uid, { [accountRecords.name]: (removed) => disconnectAll(deps.gates, removed) });
    await endLatePurchases(deps.checkout, uid, customers);
    return "erased";
  } catch (error) {
    if (error instanceof Refusal && error.code === "account.publishing") return "waiting";
    throw error;
  }
}

/**
 * Revokes our access on each platform. A platform that does not answer must not block the deletion: the token is
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
