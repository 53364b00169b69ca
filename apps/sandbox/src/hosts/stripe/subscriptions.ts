import { newStripeId, type StripeObjects } from "./stripe-objects.ts";
import type { Metadata, Price, StripeSubscription, SubscriptionStatus } from "./stripe-types.ts";
import type { StripeWebhooks } from "./webhooks.ts";

const MONTH_SECONDS = 30 * 86_400;

/** What happens to a subscription over its life; each step sends its events. Times are seconds. */
export function stripeSubscriptions(objects: StripeObjects, webhooks: StripeWebhooks, now: () => number) {
  const seconds = () => Math.floor(now() / 1000);

  function change(subscription: StripeSubscription, fields: Partial<StripeSubscription>): StripeSubscription {
    const next = { ...subscription, ...fields };
    const names = Object.keys(fields) as (keyof StripeSubscription)[];
    objects.put(next);
    webhooks.emit(
      next.status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated",
      next,
      Object.fromEntries(names.map((name) => [name, subscription[name]])),
    );
    return next;
  }

  return {
    begin(id: string, customer: string, price: Price, metadata: Metadata, invoice: string): StripeSubscription {
      const start = seconds();
      const period = { current_period_start: start, current_period_end: start + MONTH_SECONDS };
      const item = {
        id: newStripeId("si"),
        object: "subscription_item",
        subscription: id,
        price,
        quantity: 1,
        ...period,
      } as const;
      const subscription: StripeSubscription = {
        id,
        object: "subscription",
        customer,
        status: "active",
        created: start,
        start_date: start,
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        currency: "usd",
        collection_method: "charge_automatically",
        latest_invoice: invoice,
        metadata,
        items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
        livemode: false,
      };
      objects.put(subscription);
      webhooks.emit("customer.subscription.created", subscription);
      return subscription;
    },
    switchTo(subscription: StripeSubscription, price: Price): StripeSubscription {
      const data = subscription.items.data.map((item) => ({ ...item, price }));
      return change(subscription, {
        items: { ...subscription.items, data },
        cancel_at_period_end: false,
        cancel_at: null,
      });
    },
    cancelAtPeriodEnd(subscription: StripeSubscription): StripeSubscription {
      const end = subscription.items.data[0]?.current_period_end ?? seconds();
      return change(subscription, { cancel_at_period_end: true, cancel_at: end, canceled_at: seconds() });
    },
    keep: (subscription: StripeSubscription) =>
      change(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null }),
    setStatus(subscription: StripeSubscription, status: SubscriptionStatus): StripeSubscription {
      const ended = status === "canceled" ? { canceled_at: seconds(), ended_at: seconds() } : {};
      return change(subscription, { status, ...ended });
    },
  };
}
export type StripeSubscriptions = ReturnType<typeof stripeSubscriptions>;
