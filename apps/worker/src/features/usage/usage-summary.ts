import { creditsTaken, remaining, remainingOf, storageLimit, type UsageSummary } from "@vignette/domain/usage";
import { creditsAllowed, creditsOf } from "../../usage/credit-claim.ts";
import { currentUsage } from "../../usage/current-usage.ts";
import { storageOf } from "../../usage/storage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";

/** The plan's limits, their usage in this period, and what remains. */
export async function usageSummary(deps: UsageDeps, uid: string): Promise<UsageSummary> {
  const { plan, used } = await currentUsage(deps, uid);
  const [{ value }, storage] = await Promise.all([creditsOf(deps, uid, plan), storageOf(deps.documents, uid)]);
  const room = storageLimit(plan.planId, plan.limits.storage);
  const allowed = creditsAllowed(plan, value);
  const limit = Number.isFinite(allowed) ? allowed : -1;
  const taken = creditsTaken(value, deps.now);
  return {
    planId: plan.planId,
    planName: plan.planName,
    limits: plan.limits,
    lockedKinds: plan.lockedKinds,
    used,
    remaining: remainingOf(plan.limits, used),
    storage: { limit: Number.isFinite(room) ? room : -1, used: Math.max(0, storage.value.bytes) },
    credits: { limit, used: taken, remaining: remaining(limit, taken) },
    startsAt: plan.period.startsAt,
    resetsAt: plan.period.resetsAt,
  };
}
