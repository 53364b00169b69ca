import type Stripe from "stripe";
import type { CheckoutOrder, PortalVisit } from "./checkout.ts";

/** Metadata of the session is not copied to the subscription, so both carry it. */
export function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { uid: order.uid, planId: order.planId };
  return {
    mode: "subscription",
    line_items: [{ price: order.priceId, quantity: 1 }],
    client_reference_id: order.uid,
    customer: order.customerId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    subscription_data: { metadata },
    allow_promotion_codes: true,
  };
}

/** The page on which the portal opens: its overview, or only the confirmation of another price. */
export function portalOf({ customerId, returnUrl, change }: PortalVisit): Stripe.BillingPortal.SessionCreateParams {
  const base = { customer: customerId, return_url: returnUrl };
  if (!change) return base;
  return {
    ...base,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: change.subscription.id,
        items: [{ id: change.subscription.itemId, price: change.priceId, quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: change.successUrl } },
    },
  };
}
