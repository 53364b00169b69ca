import { creditsTaken, type PeriodCounts, usageExpiry } from "@vignette/domain/usage";
import { pastUsageRecords } from "../records/account/past-usage.ts";
import { open } from "../records/open.ts";
import { creditsOf } from "./credit-claim.ts";
import { planOf } from "./plan-of.ts";
import { type UsageDeps, usagePeriod } from "./usage-period.ts";

/**
 * Keeps what a user has used of the current period beyond the deletion of the account, so that a new account with the
 * same mailbox does not start from zero. Holds nothing that names the user. Source: ADR 44.
 */
export async function keepPastUsage(deps: UsageDeps, uid: string): Promise<void> {
  const key = (await deps.identityKey())?.current;
  if (key === undefined) return;
  const plan = await planOf(deps.documents, uid, deps.now);
  const [period, credits] = await Promise.all([usagePeriod(deps, uid, plan), creditsOf(deps, uid, plan)]);
  const used = { ...countsOf(period.value), credits: creditsTaken(credits.value, deps.now) };
  if (Object.values(used).every((count) => count === 0)) return;
  const records = open(deps.documents, pastUsageRecords);
  const before = await records.get(key);
  // An earlier account may have ended with more in a period that still runs.
  const running = before && before.value.resetsAt > deps.now ? before.value : { images: 0, videos: 0, credits: 0 };
  await records.put(key, {
    images: Math.max(used.images, running.images),
    videos: Math.max(used.videos, running.videos),
    credits: Math.max(used.credits, running.credits),
    resetsAt: plan.period.resetsAt,
    expiresAt: usageExpiry(deps.now),
  });
}

const countsOf = ({ images, videos }: PeriodCounts): PeriodCounts => ({ images, videos });
