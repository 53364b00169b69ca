import { imageTypes, videoTypes } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import {
  type EarlierCounts,
  firstCounts,
  isOfPeriod,
  type PeriodCounts,
  periodId,
  type UsagePeriod,
  usageExpiry,
} from "@vignette/domain/usage";
import type { Documents, Version } from "../adapters/documents/documents.ts";
import type { Context } from "../context/context.ts";
import { usagePeriodRecords } from "../records/account/usage-periods.ts";
import { assetRecords } from "../records/content/assets.ts";
import { open } from "../records/open.ts";
import { pastUsageOf } from "./past-usage-of.ts";
import type { PlanOf } from "./plan-of.ts";

/** What counting needs. `identityKey` is a keyed hash of the caller's mailbox; it gives null without a calling user. */
export type UsageDeps = { documents: Documents; now: Instant; identityKey: Context["identityKey"] };

/** The counts of a period, as they are stored or will be: `version` is null until something is written. */
export type FoundPeriod = { id: string; value: UsagePeriod; version: Version | null };

/** What a user has created in the current period. */
export async function usagePeriod(deps: UsageDeps, uid: string, plan: PlanOf): Promise<FoundPeriod> {
  const id = periodId(uid, plan.period);
  const stored = await open(deps.documents, usagePeriodRecords).get(id);
  if (stored) return { ...stored, value: { ...stored.value, ...atLeastKept(stored.value, plan) } };
  const counts = atLeastKept(await countsAtFirst(deps, uid, plan), plan);
  const { startsAt, resetsAt } = plan.period;
  const value = { uid, startsAt, resetsAt, ...counts, turn: 0, expiresAt: usageExpiry(resetsAt) };
  return { id, value, version: null };
}

/**
 * Counts only grow: they are never below those on the subscription for this period. Source: spec §9, Usage counting.
 */
function atLeastKept(counts: PeriodCounts, { subscription, period }: PlanOf): PeriodCounts {
  const stored = subscription?.value ?? null;
  const kept = isOfPeriod(stored, period) ? stored.limitsUsed : { images: 0, videos: 0 };
  return { images: Math.max(counts.images, kept.images), videos: Math.max(counts.videos, kept.videos) };
}

/**
 * The counts before anything was written for this period: the assets made in it, and what earlier periods and a deleted
 * account of the same mailbox had used.
 */
async function countsAtFirst(deps: UsageDeps, uid: string, plan: PlanOf): Promise<PeriodCounts> {
  const [images, videos, earlier] = await Promise.all([
    countAssets(deps.documents, uid, imageTypes, plan),
    countAssets(deps.documents, uid, videoTypes, plan),
    earlierCounts(deps, uid),
  ]);
  return firstCounts({ images, videos }, { earlier, isFree: plan.planId === "default", now: deps.now });
}

async function earlierCounts(deps: UsageDeps, uid: string): Promise<EarlierCounts[]> {
  const [own, past] = await Promise.all([
    open(deps.documents, usagePeriodRecords).find({ where: [["uid", "==", uid]] }),
    pastUsageOf(deps),
  ]);
  return [...own.map(({ value }) => value), ...past];
}

/** Needs the composite index uid + type + createdAt on `assets`. */
function countAssets(documents: Documents, uid: string, types: readonly string[], { period }: PlanOf): Promise<number> {
  return open(documents, assetRecords).count({
    where: [
      ["uid", "==", uid],
      ["type", "in", types],
      ["createdAt", ">=", period.startsAt],
      ["createdAt", "<", period.resetsAt],
    ],
  });
}
