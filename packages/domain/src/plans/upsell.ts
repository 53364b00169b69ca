import type { OfferedPlan } from "./offered-plan.ts";
import { byOrder, isFreePlan } from "./pricing-card.ts";

/** What the upsell offers: every plan but the free ones, in their order. Source: spec §4, Plan upsell modal. */
export function upsellPlans(plans: readonly OfferedPlan[]): OfferedPlan[] {
  return byOrder(plans.filter((plan) => !isFreePlan(plan)));
}

/** Whether a user is on no paid plan, which the upsell is for. Source: spec §4, Plan upsell modal. */
export function isOnFreePlan(planId: string): boolean {
  return planId === "default" || planId === "free";
}
