import { remainingOf, type UsageSummary } from "@vignette/domain/usage";
import { currentUsage } from "../../usage/current-usage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";

/** The plan's limits, their usage in this period, and what remains. */
export async function usageSummary(deps: UsageDeps, uid: string): Promise<UsageSummary> {
  const { plan, used } = await currentUsage(deps, uid);
  return {
    planId: plan.planId,
    planName: plan.planName,
    limits: plan.limits,
    lockedKinds: plan.lockedKinds,
    used,
    remaining: remainingOf(plan.limits, used),
    startsAt: plan.period.startsAt,
    resetsAt: plan.period.resetsAt,
  };
}
