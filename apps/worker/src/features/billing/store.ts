import type { Documents } from "../../adapters/documents/documents.ts";
import { buyers } from "../../billing/buyers.ts";
import { billingEventRecords } from "../../records/account/billing-events.ts";
import { open } from "../../records/open.ts";
import { planRecords } from "../../records/service/config-subscription.ts";
import { subscriptions } from "../../usage/plan-of.ts";

/**
 * Collections `user_subscriptions` and `billing_buyers`, keyed by uid; `billing_events`, keyed by the payment service's
 * event id; `config_subscription`, keyed by plan id.
 */
export function billingStore(documents: Documents) {
  const plans = open(documents, planRecords);
  return {
    records: subscriptions(documents),
    buyers: buyers(documents),
    events: open(documents, billingEventRecords),
    plan: plans.get,
    planOfPrice: async (priceId: string) =>
      (await plans.find({ where: [["priceId", "==", priceId]], limit: 1 }))[0] ?? null,
    commit: documents.commit,
  };
}
export type BillingStore = ReturnType<typeof billingStore>;
