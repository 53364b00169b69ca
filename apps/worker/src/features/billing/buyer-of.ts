import { accountClosing, accountNeeded } from "@vignette/domain/billing";
import { type Instant, minutes } from "@vignette/domain/kernel";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import { DocumentError, type Stored } from "../../adapters/documents/documents.ts";
import { newBuyer } from "../../billing/buyers.ts";
import type { Buyer } from "../../records/account/billing-buyers.ts";
import type { BillingStore } from "./store.ts";

type Deps = { billing: BillingStore; checkout: Checkout; now: Instant };

/**
 * How long the deletion of an account may take; after that it has failed, and the user may buy again. Our own choice.
 */
const DELETION = minutes(10);

/**
 * The user's record as a buyer. The customer is created and recorded first, so that all of a user's checkouts have the
 * same one; two concurrent calls both get it. Refused while the account is being deleted, and without an account.
 * Source: ADR 46.
 */
export async function buyerOf(deps: Deps, user: { uid: string; email: string }): Promise<Stored<Buyer>> {
  const { billing, checkout, now } = deps;
  const { uid } = user;
  const found = await billing.buyers.get(uid);
  const closedAt = found?.value.closedAt ?? null;
  if (closedAt !== null && now - closedAt < DELETION) throw accountClosing();
  if (found && found.value.customerId !== "") return found;
  if (!(await billing.hasAccount(uid))) throw accountNeeded();

  const value = newBuyer(uid, await checkout.createCustomer(user), now);
  try {
    const version = found
      ? await billing.buyers.put(uid, value, found.version)
      : await billing.buyers.create(uid, value);
    return { id: uid, value, version };
  } catch (error) {
    if (!(error instanceof DocumentError && (error.kind === "exists" || error.kind === "changed"))) throw error;
    return await buyerOf(deps, user);
  }
}
