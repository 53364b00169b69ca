import { creditsTaken, remaining, remainingOf, storageLimit, type UsageSummary } from "@vignette/domain/usage";
import { creditsAllowed, creditsOf } from "../../usage/credit-claim.ts";
import { currentUsage } from "../../usage/current-usage.ts";
import { keepFirstCounts } from "../../usage/keep-first-counts.ts";
import { planOf } from "../../usage/plan-of.ts";
import { storageOf } from "../../usage/storage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";

/** The plan's limits, their usage in this period, and what remains. */
export async function usageSummary(deps: UsageDeps, uid: string): Promise<UsageSummary> {
  const { documents, now } = deps;
  const [{ plan, used, period }, credits, storage] = await Promise.all([
    currentUsage(deps, uid),
    planOf(documents, uid, now).then((it) => creditsOf(deps, uid, it)),
    storageOf(documents, uid),
  ]);
  await keepFirstCounts(documents, { uid, period, credits, storage });
  const room = storageLimit(plan.planId, plan.limits.storage);
  const allowed = creditsAllowed(plan, credits.value);
  const limit = Number.isFinite(allowed) ? allowed : -1;
  const taken = creditsTaken(credits.value, now);
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
