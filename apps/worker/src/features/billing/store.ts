import { Instant } from "@vignette/domain/kernel";
import { Plan } from "@vignette/domain/plans";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { buyers } from "../../billing/buyers.ts";
import { subscriptions } from "../../usage/plan-of.ts";

/** An event that was dealt with. `expiresAt` is for Firestore's own removal of old documents. */
const SeenEvent = z.object({ id: z.string(), type: z.string(), at: Instant, expiresAt: Instant });

/**
 * Collections `user_subscriptions` and `billing_buyers`, keyed by uid; `billing_events`, keyed by the payment service's
 * event id; `config_subscription`, keyed by plan id.
 */
export function billingStore(documents: Documents) {
  const plans = documents.collection("config_subscription", Plan);
  return {
    records: subscriptions(documents),
    buyers: buyers(documents),
    events: documents.collection("billing_events", SeenEvent, { timestamps: ["at", "expiresAt"] }),
    plan: plans.get,
    planOfPrice: async (priceId: string) =>
      (await plans.find({ where: [["priceId", "==", priceId]], limit: 1 }))[0] ?? null,
    commit: documents.commit,
  };
}
export type BillingStore = ReturnType<typeof billingStore>;
