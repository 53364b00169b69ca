import type { Instant } from "../kernel/index.ts";
import { defaultSubscription, type Subscription } from "./subscription.ts";

/** The state of a plan that was given by an admin and not bought: an enterprise plan, say. */
export const GRANTED = "granted";

/** The record of a user who is given a plan. The anniversary stays, and with it what was used in this period. */
export function granted(before: Subscription, plan: { id: string; name: string }, now: Instant): Subscription {
  const free = defaultSubscription(before.uid, now);
  const { planId, planName, currentState } =
    plan.id === free.planId ? free : { planId: plan.id, planName: plan.name, currentState: GRANTED };
  return { ...before, planId, planName, currentState, active: true, updateDate: now };
}
