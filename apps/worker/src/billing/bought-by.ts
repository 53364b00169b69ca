import { decisive, type PaidSubscription } from "@vignette/domain/billing";
import type { Checkout } from "../adapters/checkout/checkout.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { buyers } from "./buyers.ts";

/** What somebody has bought at the payment service, as it says now: the one that counts. Null for who never did. */
export async function boughtBy(
  { documents, checkout }: { documents: Documents; checkout: Checkout },
  uid: string,
): Promise<PaidSubscription | null> {
  const buyer = await buyers(documents).get(uid);
  return buyer ? decisive(await checkout.subscriptionsOf(buyer.value.customerId)) : null;
}
