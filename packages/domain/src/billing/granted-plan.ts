import type { Instant } from "../kernel/index.ts";
import { defaultSubscription, type Subscription } from "./subscription.ts";

/** The state of a plan that an admin granted, such as an enterprise plan. */
export const GRANTED = "granted";

/** The record of a user to whom a plan was granted. The anniversary and the usage of this period stay. */
export function withGrantedPlan(before: Subscription, plan: { id: string; name: string }, now: Instant): Subscription {
  const free = defaultSubscription(before.uid, now);
  const { planId, planName, currentState } =
    plan.id === free.planId ? free : { planId: plan.id, planName: plan.name, currentState: GRANTED };
  return { ...before, planId, planName, currentState, active: true, updateDate: now };
}
