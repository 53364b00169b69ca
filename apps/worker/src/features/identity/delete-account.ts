import { refuseOldSignIn } from "@vignette/domain/identity";
import { days, later, minutes } from "@vignette/domain/kernel";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { endPurchases } from "../../billing/end-purchases.ts";
import { deletedAccountRecords } from "../../records/account/deleted-accounts.ts";
import { open } from "../../records/open.ts";
import { keepPastUsage } from "../../usage/keep-past-usage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";
import { assertSettled } from "../../user-data/assert-settled.ts";
import { whose } from "../../user-data/owned-documents.ts";
import { type EraseDeps, eraseUser, LEFTOVERS_AFTER } from "./erase-user.ts";

/** How long the record of a deletion is stored, in ms: tokens from before are valid for an hour. Source: ADR 49. */
const REMEMBERED_FOR = days(1);
/** When the minute job continues a deletion that did not finish, in ms. */
const CONTINUED_AFTER = minutes(1);

/**
 * Ends the user's purchases, then removes the user's record and everything else that belongs to the user.
 * The browser deletes the account itself afterwards. Source: spec §7, Identity provider.
 *
 * Refused without a recent sign-in, and while a post is being sent or in doubt. Once it is recorded, the deletion
 * finishes by itself (`continueDeletions`), even if a post begins to be sent or the database fails; it can also be
 * repeated. Source: ADR 49.
 */
export async function deleteAccount(deps: EraseDeps & UsageDeps, user: TokenUser): Promise<{ uid: string }> {
  const { documents, now, endAccess } = deps;
  const { uid } = user;
  const refusal = refuseOldSignIn(user.signedInAt, now);
  if (refusal) throw refusal;
  const deletions = open(documents, deletedAccountRecords);
  const begun = await deletions.get(uid);
  if (!begun) await assertSettled(documents, "account", whose({ uid }));
  const customers = await endPurchases(deps, uid);
  await keepPastUsage(deps, uid);

  const nextAt = later(now, CONTINUED_AFTER);
  await deletions.put(uid, { deletedAt: begun?.value.deletedAt ?? now, expiresAt: later(now, REMEMBERED_FOR), nextAt });
  await endAccess(uid);
  if ((await eraseUser(deps, uid, customers)) === "erased")
    await deletions.patch(uid, { nextAt: later(now, LEFTOVERS_AFTER) });
  return { uid };
}
