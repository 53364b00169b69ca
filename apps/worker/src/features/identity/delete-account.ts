import { photoFolder, refuseOldSignIn } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import { endPurchases } from "../../billing/end-purchases.ts";
import { socialAccountStore } from "../../records/social-account-store.ts";
import { removeAll, removeBelongings } from "../../user-data/remove-belongings.ts";
import { anonymiseTickets } from "./anonymise-tickets.ts";

type Deps = { checkout: Checkout; documents: Documents; files: Files; gates: AccountGates; now: Instant };

const Anything = z.object({ id: z.string() });

/**
 * Ends what the user pays for, removes the user's document, then everything that belongs to the user; tickets stay without a name.
 * The browser deletes the account itself afterwards. Source: spec §7, Identity provider.
 * Can be asked again after a failure. Refused without a recent sign-in.
 */
export async function deleteAccount(deps: Deps, user: TokenUser): Promise<{ uid: string }> {
  const refusal = refuseOldSignIn(user.signedInAt, deps.now);
  if (refusal) throw refusal;
  const { documents, files } = deps;
  const { uid } = user;

  await endPurchases(deps, uid);
  await documents.collection("users", Anything).remove(uid);
  await removeBelongings(deps, { uid });
  await disconnectAll(deps, uid);
  await removeAll(documents, "projects", { uid });
  await removeAll(documents, "slots", { uid });
  await removeAll(documents, "usage_logs", { uid });
  await removeAll(documents, "connect_states", { uid });
  await anonymiseTickets(deps, uid);
  await files.removeFolder(photoFolder(uid));
  await documents.collection("user_subscriptions", Anything).remove(uid);
  // Again: an event that came while the record was still there may have written it anew; without the record none does.
  await documents.collection("billing_buyers", Anything).remove(uid);
  await documents.collection("limit_turns", Anything).remove(uid);
  await documents.collection("support_turns", Anything).remove(uid);
  return { uid };
}

/** Each platform is asked to end our access. One that does not answer cannot keep the account alive: the token is gone here. */
async function disconnectAll({ documents, gates }: Deps, uid: string): Promise<void> {
  const accounts = socialAccountStore(documents);
  for (const { id } of await accounts.ofUser(uid)) {
    const { value, version } = await accounts.get(uid, id);
    await accounts.remove(id, version);
    await gates(id)
      .end(value.platform, value.sealedTokens)
      .catch(() => undefined);
  }
}
