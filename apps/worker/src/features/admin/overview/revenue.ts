import type { PlanRevenue } from "@vignette/domain/admin";
import type { Plan } from "@vignette/domain/plans";
import { listPlans, type PlanRow } from "../settings/list-plans.ts";
import type { AdminStore } from "../store.ts";

/**
 * The payment states of users who pay: a failed payment is tried again. Source: docs/platforms/stripe.md#subscriptions.
 */
const PAYING = ["active", "past_due"];

/** The monthly revenue of each plan with a price, at list price. Plans that admins granted are not counted. */
export async function revenue(store: Pick<AdminStore, "storedPlans" | "subscriptions">): Promise<PlanRevenue[]> {
  const { plans } = await listPlans(store);
  return await Promise.all(plans.filter(({ price }) => price > 0).map((plan) => revenueOf(store, plan)));
}

async function revenueOf({ subscriptions }: Pick<AdminStore, "subscriptions">, plan: PlanRow): Promise<PlanRevenue> {
  const subscribers = await subscriptions.count({
    where: [
      ["planId", "==", plan.id],
      ["active", "==", true],
      ["currentState", "in", PAYING],
    ],
  });
  return { planId: plan.id, name: plan.name, subscribers, perMonth: subscribers * monthlyPrice(plan) };
}

const monthlyPrice = ({ price, period }: Pick<Plan, "price" | "period">): number =>
  period === "year" ? price / 12 : price;
