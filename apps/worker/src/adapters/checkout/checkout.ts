import type { PaidSubscription } from "@vignette/domain/billing";
import type { Instant } from "@vignette/domain/kernel";

/** What somebody is about to buy. */
export type Order = {
  uid: string;
  email: string;
  planId: string;
  priceId: string;
  /** Who they are at the payment service, if they ever bought. */
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
  /** One press of the button: repeating it opens no second page. At most 255 characters. */
  key: string;
};

/** The portal, or with `change` only the page that confirms another price. */
export type PortalVisit = {
  customerId: string;
  returnUrl: string;
  change?: { subscription: PaidSubscription; priceId: string; successUrl: string };
};

/** Something happened to what this user bought as this customer. What is true now must be asked. */
export type PaymentEvent = { id: string; type: string; uid: string; customerId: string };

/** The payment service. Throws the refusal `checkoutFailed` where it does not answer as it should. */
export interface Checkout {
  /** The address of a page on which the order is paid. */
  openCheckout(order: Order): Promise<string>;
  /** The address of the page on which a customer manages what they bought. It is short-lived. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** Every subscription of a customer, over or not, as it is now. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>;
  /** Ends every running subscription of a customer at once. */
  endSubscriptions(customerId: string): Promise<void>;
  /** "forged" unless the signature holds and is at most 300 s old; null for an event that concerns nobody's plan. */
  readEvent(body: string, signature: string | null, now: Instant): Promise<PaymentEvent | "forged" | null>;
}
