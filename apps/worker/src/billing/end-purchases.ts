import type { Checkout } from "../adapters/checkout/checkout.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { buyers } from "./buyers.ts";

type Deps = { documents: Documents; checkout: Checkout };

/**
 * Ends at once whatever somebody still pays for, and forgets who they are at the payment service.
 * Throws `checkoutFailed` if it does not answer: nobody may go on paying for an account that is gone.
 */
export async function endPurchases({ documents, checkout }: Deps, uid: string): Promise<void> {
  const buyer = await buyers(documents).get(uid);
  if (!buyer) return;
  await checkout.endSubscriptions(buyer.value.customerId);
  await buyers(documents).remove(uid);
}
