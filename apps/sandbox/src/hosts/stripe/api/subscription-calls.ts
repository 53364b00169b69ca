import type { Stripe } from "../stripe.ts";
import { noSuch } from "../stripe-error.ts";
import { type Calls, found, idOf, matches } from "./calls.ts";
import { searchResult } from "./customer-calls.ts";

/** `/v1/subscriptions`. Source: docs/platforms/stripe.md#subscriptions. */
export function subscriptionCalls(calls: Calls, { objects, subscriptions }: Stripe): void {
  const path = "/v1/subscriptions";
  const subscriptionOf = (id: string) => found(objects.get("subscription", id), "subscription", id);
  calls.list(path, ["customer", "status", "price"], (query) => {
    const status = query.get("status");
    return objects
      .all("subscription")
      .filter((it) => matches(query.get("customer"), it.customer))
      .filter((it) => matches(query.get("price"), it.items.data[0]?.price.id ?? null))
      .filter((it) => (status === null ? it.status !== "canceled" : status === "all" || it.status === status));
  });
  calls.get(`${path}/search`, ["query", "limit", "page"], (_c, query) =>
    searchResult(`${path}/search`, objects.all("subscription"), query),
  );
  calls.get(`${path}/:id`, [], (c) => subscriptionOf(idOf(c)));
  calls.delete(`${path}/:id`, ["invoice_now", "prorate"], (c) => {
    const subscription = subscriptionOf(idOf(c));
    if (subscription.status === "canceled") throw noSuch("subscription", subscription.id);
    return subscriptions.setStatus(subscription, "canceled");
  });
}
