/**
 * The objects of API 2026-10-28, cut down to what a subscription needs. Times are seconds.
 * Source: docs/platforms/stripe.md#subscriptions.
 */
export type Metadata = Record<string, string>;

export type Price = {
  id: string;
  object: "price";
  active: true;
  currency: "usd";
  unit_amount: number;
  type: "recurring";
  recurring: { interval: "month"; interval_count: 1; usage_type: "licensed" };
  product: string;
  nickname: string;
};

export type Customer = {
  id: string;
  object: "customer";
  email: string | null;
  name: string | null;
  metadata: Metadata;
  created: number;
  livemode: false;
  /** A deleted customer keeps its id: the API answers it with nothing else. */
  deleted?: true;
};

export type CheckoutSession = {
  id: string;
  object: "checkout.session";
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  url: string | null;
  client_reference_id: string | null;
  customer: string | null;
  customer_email: string | null;
  subscription: string | null;
  metadata: Metadata;
  success_url: string;
  cancel_url: string | null;
  created: number;
  expires_at: number;
  livemode: false;
  ui_mode: "hosted_page";
  /** Not part of the API: what the page needs to sell. */
  sandbox: { price: string; subscriptionMetadata: Metadata };
};

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";

export type StripeSubscription = {
  id: string;
  object: "subscription";
  customer: string;
  status: SubscriptionStatus;
  created: number;
  start_date: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  currency: "usd";
  collection_method: "charge_automatically";
  latest_invoice: string | null;
  metadata: Metadata;
  items: {
    object: "list";
    data: {
      id: string;
      object: "subscription_item";
      subscription: string;
      price: Price;
      quantity: 1;
      current_period_start: number;
      current_period_end: number;
    }[];
    has_more: false;
    url: string;
  };
  livemode: false;
};

/** Since basil an invoice names its subscription under `parent`. Source: docs/platforms/stripe.md#subscriptions. */
export type Invoice = {
  id: string;
  object: "invoice";
  billing_reason: "subscription_create" | "subscription_cycle";
  customer: string;
  amount_due: number;
  amount_paid: number;
  currency: "usd";
  status: "paid";
  created: number;
  metadata: Metadata;
  parent: { type: "subscription_details"; subscription_details: { subscription: string; metadata: Metadata } };
  livemode: false;
};

/** Since basil it links an invoice to what paid it. Source: docs/platforms/stripe.md#refunds. */
export type InvoicePayment = {
  id: string;
  object: "invoice_payment";
  invoice: string;
  amount_paid: number;
  amount_requested: number;
  currency: "usd";
  is_default: true;
  status: "paid";
  payment: { type: "payment_intent"; payment_intent: string };
  created: number;
  livemode: false;
};

export type PaymentIntent = {
  id: string;
  object: "payment_intent";
  customer: string;
  amount: number;
  amount_received: number;
  currency: "usd";
  status: "succeeded";
  latest_charge: string;
  created: number;
  livemode: false;
};

export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: "usd";
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
  metadata: Metadata;
  created: number;
};

export type PortalSession = {
  id: string;
  object: "billing_portal.session";
  customer: string;
  url: string;
  return_url: string | null;
  created: number;
  livemode: false;
  /** Not part of the API: a change that the page only has to confirm, and where to go then. */
  sandbox: { subscription: string; price: string; afterwards: string | null } | null;
};

export type StripeEvent = {
  id: string;
  object: "event";
  api_version: "2026-10-28.endive";
  created: number;
  type: string;
  livemode: false;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  request: { id: null; idempotency_key: null };
  pending_webhooks: 0 | 1;
};
