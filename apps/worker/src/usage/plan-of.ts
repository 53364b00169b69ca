import type { AssetType } from "@vignette/domain/assets";
import type { Subscription } from "@vignette/domain/billing";
import { type Instant, minutes } from "@vignette/domain/kernel";
import { type Limits, lockedKinds } from "@vignette/domain/plans";
import { fallbackLimits, type Period, periodAt } from "@vignette/domain/usage";
import { DocumentError, type Documents, type Stored } from "../adapters/documents/documents.ts";
import { subscriptionRecords } from "../records/account/user-subscriptions.ts";
import { open } from "../records/open.ts";
import { recentReads } from "../records/recent-reads.ts";
import { planRecords } from "../records/service/config-subscription.ts";

/** What a user's plan allows, and its current period. `subscription` is null for a user without a record. */
export type PlanOf = {
  planId: string;
  planName: string;
  limits: Limits;
  /** Kinds of content that the plan does not include. */
  lockedKinds: AssetType[];
  period: Period;
  subscription: Stored<Subscription> | null;
};

type Allowed = Pick<PlanOf, "limits" | "lockedKinds">;

/** What plans allow, by plan id, cached per isolate. Our own choice: as long as the offered plans are cached. */
const recent = recentReads<Allowed | null>(minutes(1), 100);

/** Clears the cache after a change: the next request reads the plan again. */
export const forgetPlan = recent.forget;

/** Collection `user_subscriptions`, keyed by uid. */
export function subscriptions(documents: Documents) {
  return open(documents, subscriptionRecords);
}

/** The plan of a user. No record, or one that is no longer active, is the free plan. Source: spec §4. */
export async function planOf(documents: Documents, uid: string, now: Instant): Promise<PlanOf> {
  const subscription = await subscriptions(documents).get(uid);
  const active = subscription?.value.active ? subscription.value : null;
  return {
    planId: active?.planId ?? "default",
    planName: active?.planName ?? "Free Plan",
    ...(await allowedBy(documents, active?.planId ?? "default", now)),
    period: periodAt(now, subscription?.value.subscriptionDate ?? null),
    subscription,
  };
}

/**
 * The limits in a plan's document, at most a minute old. A failed read falls back to the default limits and locks no
 * kind: a paid feature is not refused because the database is unavailable. Source: spec §8, Config and limits.
 */
async function allowedBy(documents: Documents, planId: string, now: Instant): Promise<Allowed> {
  const fallback = { limits: fallbackLimits(planId), lockedKinds: [] };
  try {
    const allowed = await recent.get(planId, now, async () => {
      const plan = await open(documents, planRecords).get(planId);
      return plan && { limits: plan.value.limits, lockedKinds: lockedKinds(plan.value) };
    });
    return allowed ?? fallback;
  } catch (error) {
    if (error instanceof DocumentError) return fallback;
    throw error;
  }
}
