import type { PaidSubscription } from "@vignette/domain/billing";
import type { Checkout } from "../adapters/checkout/checkout.ts";

/**
 * Refunds subscriptions and ends them, in this order: after a failure between the two, the next try still finds a
 * running subscription and does both again. Source: ADR 46.
 */
export async function giveBack(checkout: Checkout, subscriptions: readonly PaidSubscription[]): Promise<void> {
  for (const subscription of subscriptions) {
    await checkout.refund(subscription);
    await checkout.cancel(subscription);
  }
}
