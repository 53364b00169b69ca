import type { Instant } from "../kernel/index.ts";
import { isOfPeriod, periodAt } from "../usage/index.ts";
import { entitles, type PaidSubscription } from "./paid-subscription.ts";
import { defaultSubscription, type Subscription } from "./subscription.ts";

/**
 * The record of a user whose subscription at the payment service is `paid`: the bought plan while its state entitles to
 * it, else the free plan with that state. Usage counted from another anniversary does not count in the new period.
 * Source: spec §3, Subscription; docs/platforms/stripe.md#subscriptions.
 */
export function withPaidPlan(
  before: Subscription,
  paid: PaidSubscription,
  plan: { id: string; name: string },
  now: Instant,
): Subscription {
  const entitled = entitles(paid.state);
  const free = defaultSubscription(before.uid, now);
  const subscriptionDate = entitled ? paid.startedAt : before.subscriptionDate;
  const goesOn = subscriptionDate === before.subscriptionDate && isOfPeriod(before, periodAt(now, subscriptionDate));
  return {
    ...before,
    planId: entitled ? plan.id : free.planId,
    planName: entitled ? plan.name : free.planName,
    active: entitled,
    currentState: paid.state,
    subscriptionDate,
    updateDate: now,
    limitsUsed: goesOn ? before.limitsUsed : free.limitsUsed,
  };
}
