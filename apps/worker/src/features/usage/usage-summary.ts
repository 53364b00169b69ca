import type { Instant } from "@vignette/domain/kernel";
import { remainingOf, type UsageSummary } from "@vignette/domain/usage";
import type { Documents } from "../../adapters/documents/documents.ts";
import { currentUsage } from "../../usage/current-usage.ts";

/** The plan's limits, their usage in this period, and what remains. */
export async function usageSummary(documents: Documents, uid: string, now: Instant): Promise<UsageSummary> {
  const { plan, used } = await currentUsage(documents, uid, now);
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
