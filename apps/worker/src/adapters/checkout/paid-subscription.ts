import type { PaidSubscription, PaymentState } from "@vignette/domain/billing";
import { paymentStates } from "@vignette/domain/billing";
import { instant, seconds } from "@vignette/domain/kernel";
import type Stripe from "stripe";

/**
 * Converts a Stripe subscription. Since API "basil" the period is on the item. Source:
 * docs/platforms/stripe.md#subscriptions.
 */
export function paidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  const { customer, metadata, latest_invoice } = subscription;
  return {
    id: subscription.id,
    itemId: item?.id ?? "",
    customerId: idOf(customer),
    uid: metadata.uid ?? null,
    planId: metadata.planId ?? null,
    priceId: item?.price.id ?? "",
    invoiceId: latest_invoice && idOf(latest_invoice),
    state: paymentState(subscription.status),
    startedAt: instant(seconds(subscription.start_date)),
    endsAt: subscription.cancel_at_period_end && item ? instant(seconds(item.current_period_end)) : null,
  };
}

const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);

/** An unknown state, which Stripe may add later, grants no plan. */
function paymentState(status: string): PaymentState {
  return paymentStates.find((state) => state === status) ?? "incomplete";
}
