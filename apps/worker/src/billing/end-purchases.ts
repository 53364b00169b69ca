import * as z from "zod/mini";
import type { Checkout } from "../adapters/checkout/checkout.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { buyerRecords } from "../records/account/billing-buyers.ts";
import { openAs } from "../records/open.ts";

type Deps = { documents: Documents; checkout: Checkout };

/** Only the customer is needed: a document with other faults must not block the deletion of an account. */
const Customer = z.object({ customerId: z.catch(z.string(), "") });

/**
 * Ends all subscriptions of a user at the payment service immediately, and removes the customer. Throws
 * `checkoutFailed` if the service does not answer: a deleted account must not be charged.
 */
export async function endPurchases({ documents, checkout }: Deps, uid: string): Promise<void> {
  const buyers = openAs(documents, buyerRecords, Customer);
  const buyer = await buyers.get(uid);
  if (!buyer) return;
  if (buyer.value.customerId !== "") await checkout.endSubscriptions(buyer.value.customerId);
  await buyers.remove(uid);
}
