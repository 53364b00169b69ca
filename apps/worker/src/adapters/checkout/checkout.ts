import type { PaidSubscription } from "@vignette/domain/billing";
import type { Instant } from "@vignette/domain/kernel";

/** A purchase that is about to be made. */
export type CheckoutOrder = {
  uid: string;
  planId: string;
  priceId: string;
  /** The user's customer id at the payment service. */
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  /** Identifies one click on the button: repeating the request opens no second checkout. At most 255 characters. */
  key: string;
};

/** A visit to the portal, or with `change` only to the page that confirms another price. */
export type PortalVisit = {
  customerId: string;
  returnUrl: string;
  change?: { subscription: PaidSubscription; priceId: string; successUrl: string };
};

/** Something changed in this user's purchases as this customer. The current state must be queried. */
export type PaymentEvent = { id: string; type: string; uid: string; customerId: string };

/** The payment service. Throws the refusal `checkoutFailed` if it fails or gives an unusable answer. */
export interface Checkout {
  /** Creates the user's customer and gives its id. A repeated call within a day gives the same one. */
  createCustomer(user: { uid: string; email: string }): Promise<string>;
  /**
   * The ids of all customers with the user's uid in their own metadata or in a subscription's. Customers created in the
   * last minute may be missing.
   */
  customersOf(uid: string): Promise<string[]>;
  /**
   * Removes a customer with its cards and addresses; invoices stay. Does nothing for a customer that is gone or
   * unknown: it has no checkouts or subscriptions.
   */
  removeCustomer(customerId: string): Promise<void>;
  /** A checkout page for the order. */
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Expires all open checkouts of a customer: none of their pages can be paid afterwards. */
  expireCheckouts(customerId: string): Promise<void>;
  /** The URL of the page on which a customer manages subscriptions. It is short-lived. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** All subscriptions of a customer, ended or not, as they are now. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>;
  /** Ends a subscription immediately, without a refund. Does nothing if it has ended. */
  cancel(subscription: PaidSubscription): Promise<void>;
  /** Refunds what was paid for the latest invoice of a subscription, once. */
  refund(subscription: PaidSubscription): Promise<void>;
  /** "forged" unless the signature is valid and at most 300 s old; null for an event that concerns no user's plan. */
  readEvent(body: string, signature: string | null, now: Instant): Promise<PaymentEvent | "forged" | null>;
}
