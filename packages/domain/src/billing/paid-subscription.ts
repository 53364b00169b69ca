import type { Instant } from "../kernel/index.ts";

/** The states of a subscription at the payment service. Source: docs/platforms/stripe.md#subscriptions. */
export const paymentStates = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A subscription as the payment service reports it now. */
export type PaidSubscription = {
  id: string;
  /** Its line, which a change of plan names. */
  itemId: string;
  customerId: string;
  /** Whom and what we wrote on it when it was bought; null if it was made by hand. */
  uid: string | null;
  planId: string | null;
  priceId: string;
  /** The latest invoice; null before the first. */
  invoiceId: string | null;
  state: PaymentState;
  startedAt: Instant;
  /** Until when it is paid if it was canceled for the end of the period, else null. */
  endsAt: Instant | null;
};

/**
 * Whether a state gives the paid plan: also while a failed payment is tried again.
 * Source: docs/platforms/stripe.md#subscriptions.
 */
export function entitles(state: PaymentState): boolean {
  return state === "trialing" || state === "active" || state === "past_due";
}

/** Whether a subscription can no longer begin, go on or be paid. */
export const isOver = (state: PaymentState): boolean => state === "canceled" || state === "incomplete_expired";

/**
 * The subscription that counts where there are several: one that entitles before one that does not, then the newest.
 */
export function decisive(subscriptions: readonly PaidSubscription[]): PaidSubscription | null {
  const rank = (it: PaidSubscription) => (entitles(it.state) ? 1 : 0);
  const [first] = subscriptions.toSorted(
    (one, other) => rank(other) - rank(one) || other.startedAt - one.startedAt || (one.id < other.id ? 1 : -1),
  );
  return first ?? null;
}

/**
 * The subscriptions that a user pays for on top of another one: all that entitle, except the one that began first. Takes
 * them newest first, as the payment service lists them: two can begin in the same second. Source: ADR 46.
 */
export function paidTwice(subscriptions: readonly PaidSubscription[]): PaidSubscription[] {
  return subscriptions
    .filter((it) => entitles(it.state))
    .toReversed()
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .slice(1);
}
