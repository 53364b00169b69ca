import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { buyers } from "../../billing/buyers.ts";
import { billingEventRecords } from "../../records/account/billing-events.ts";
import { userRecords } from "../../records/account/users.ts";
import { open, openAs } from "../../records/open.ts";
import { planRecords } from "../../records/service/config-subscription.ts";
import { subscriptions } from "../../usage/plan-of.ts";

const Anything = z.object({});

/**
 * Collections `user_subscriptions` and `billing_buyers`, keyed by uid; `billing_events`, keyed by the payment service's
 * event id; `config_subscription`, keyed by plan id.
 */
export function billingStore(documents: Documents) {
  const plans = open(documents, planRecords);
  const users = openAs(documents, userRecords, Anything);
  return {
    records: subscriptions(documents),
    buyers: buyers(documents),
    events: open(documents, billingEventRecords),
    /** Whether the user has a record in `users`: its removal is the first step of the deletion of an account. */
    hasAccount: async (uid: string) => (await users.get(uid)) !== null,
    plan: plans.get,
    planOfPrice: async (priceId: string) =>
      (await plans.find({ where: [["priceId", "==", priceId]], limit: 1 }))[0] ?? null,
    commit: documents.commit,
  };
}
export type BillingStore = ReturnType<typeof billingStore>;
