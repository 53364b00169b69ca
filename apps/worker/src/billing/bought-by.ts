import { decisive, type PaidSubscription } from "@vignette/domain/billing";
import type { Checkout } from "../adapters/checkout/checkout.ts";
import type { Documents } from "../adapters/documents/documents.ts";
import { buyers } from "./buyers.ts";

/**
 * The user's decisive subscription at the payment service, in its current state; null for a user who never bought one.
 */
export async function boughtBy(
  { documents, checkout }: { documents: Documents; checkout: Checkout },
  uid: string,
): Promise<PaidSubscription | null> {
  const customerId = (await buyers(documents).get(uid))?.value.customerId ?? "";
  return customerId === "" ? null : decisive(await checkout.subscriptionsOf(customerId));
}
