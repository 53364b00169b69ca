import { later, minutes } from "@vignette/domain/kernel";
import { logLine } from "../../adapters/log/log-line.ts";
import { endPurchases } from "../../billing/end-purchases.ts";
import { removeCustomers } from "../../billing/remove-customers.ts";
import type { Context } from "../../context/context.ts";
import { deletedAccountRecords } from "../../records/account/deleted-accounts.ts";
import { open } from "../../records/open.ts";
import { type EraseDeps, eraseUser, LEFTOVERS_AFTER } from "./erase-user.ts";

/** Deletions per sweep; the next minute continues. Our own choice. */
const SWEPT = 50;
const AGAIN_AFTER = minutes(1);

type Deps = EraseDeps & Pick<Context, "identityAccounts">;

/**
 * Continues deletions: those that waited for a post or failed, and, a quarter of an hour after each, once more for what
 * was still being written.
 */
export async function continueDeletions(deps: Deps): Promise<void> {
  const due = { where: [["nextAt", "<=", deps.now] as const], orderBy: [["nextAt", "asc"] as const], limit: SWEPT };
  for (const { id } of await open(deps.documents, deletedAccountRecords).find(due)) {
    await continueDeletion(deps, id).catch((error: unknown) => {
      logLine("warn", "A deletion was not finished; it continues in a minute.", { error });
    });
  }
}

/**
 * One more pass. The last one removes the user's customers at the payment service, and the identity provider's account
 * if the browser could not do it.
 */
export async function continueDeletion(deps: Deps, uid: string): Promise<void> {
  const { documents, now } = deps;
  const deletions = open(documents, deletedAccountRecords);
  const deletion = await deletions.get(uid);
  if (!deletion) return;
  await deletions.patch(uid, { nextAt: later(now, AGAIN_AFTER) });
  const customers = await endPurchases(deps, uid);
  if ((await eraseUser(deps, uid, customers)) === "waiting") return;
  const leftoversAt = later(deletion.value.deletedAt, LEFTOVERS_AFTER);
  const isLast = leftoversAt <= now;
  if (isLast) {
    // Not earlier: what is bought during the deletion has to be refunded, which needs the customer.
    await removeCustomers(deps.checkout, uid, customers);
    await deps.identityAccounts.remove(uid);
  }
  await deletions.patch(uid, { nextAt: isLast ? null : leftoversAt });
}
