import type { Instant } from "@vignette/domain/kernel";
import {
  creditsTaken,
  periodAt,
  periodId,
  remaining,
  remainingOf,
  storageLimit,
  type UsageSummary,
} from "@vignette/domain/usage";
import { creditRecords } from "../../records/account/credits.ts";
import { usagePeriodRecords } from "../../records/account/usage-periods.ts";
import { open } from "../../records/open.ts";
import { creditsAllowed, creditsOf } from "../../usage/credit-claim.ts";
import { currentUsage } from "../../usage/current-usage.ts";
import { keepFirstCounts } from "../../usage/keep-first-counts.ts";
import { planOf } from "../../usage/plan-of.ts";
import { storageOf } from "../../usage/storage.ts";
import type { UsageDeps } from "../../usage/usage-period.ts";

/** The plan's limits, their usage in this period, and what remains. */
export async function usageSummary(deps: UsageDeps, uid: string): Promise<UsageSummary> {
  const { documents, now } = deps;
  readAhead(deps, uid);
  const [{ plan, used, period }, credits, storage] = await Promise.all([
    currentUsage(deps, uid),
    planOf(documents, uid, now).then((it) => creditsOf(deps, uid, it)),
    storageOf(documents, uid),
  ]);
  seen.delete(uid);
  if (seen.size >= MOST) seen.clear();
  seen.set(uid, plan.subscription?.value.subscriptionDate ?? null);
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

/** When the periods of users begin, as last read by this isolate: a guess that the subscription confirms. */
const seen = new Map<string, Instant | null>();
const MOST = 5000;

/**
 * Reads the documents of the expected period together with the subscription, which defines the period: a request reads
 * each document once (`readOnce`). After a wrong guess the right documents are read as well.
 */
function readAhead({ documents, now }: UsageDeps, uid: string): void {
  const begins = seen.get(uid);
  if (begins === undefined) return;
  const id = periodId(uid, periodAt(now, begins));
  for (const records of [open(documents, usagePeriodRecords), open(documents, creditRecords)])
    void records.get(id).catch(() => undefined);
}
