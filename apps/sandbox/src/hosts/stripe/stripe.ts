import type { DatabaseSync } from "node:sqlite";
import type { HostDeps } from "../../host.ts";
import { type StripePayments, stripePayments } from "./payments.ts";
import { type StripeObjects, stripeObjects } from "./stripe-objects.ts";
import { type StripeSubscriptions, stripeSubscriptions } from "./subscriptions.ts";
import { type StripeWebhooks, stripeWebhooks } from "./webhooks.ts";

/** One Stripe behind its three hosts and its switches. */
export type Stripe = {
  objects: StripeObjects;
  webhooks: StripeWebhooks;
  subscriptions: StripeSubscriptions;
  payments: StripePayments;
};

const known = new WeakMap<DatabaseSync, Stripe>();

/** The Stripe of this sandbox. */
export function stripeOf(deps: Pick<HostDeps, "db" | "now" | "deliver" | "appOrigins">): Stripe {
  const found = known.get(deps.db);
  if (found) return found;
  const objects = stripeObjects(deps.db);
  const webhooks = stripeWebhooks(deps, objects);
  const subscriptions = stripeSubscriptions(objects, webhooks, deps.now);
  const payments = stripePayments(objects, webhooks, deps.now);
  const stripe = { objects, webhooks, subscriptions, payments };
  known.set(deps.db, stripe);
  return stripe;
}
