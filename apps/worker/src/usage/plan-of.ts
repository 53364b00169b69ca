import type { AssetType } from "@vignette/domain/assets";
import type { Subscription } from "@vignette/domain/billing";
import type { Instant } from "@vignette/domain/kernel";
import { defaultLimits, type Limits, lockedKinds } from "@vignette/domain/plans";
import { type Period, periodAt } from "@vignette/domain/usage";
import { DocumentError, type Documents, type Stored } from "../adapters/documents/documents.ts";
import { subscriptionRecords } from "../records/account/user-subscriptions.ts";
import { open } from "../records/open.ts";
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
    ...(await allowedBy(documents, active?.planId ?? "default")),
    period: periodAt(now, subscription?.value.subscriptionDate ?? null),
    subscription,
  };
}

/**
 * The limits in a plan's document. A failed read falls back to the default limits and locks no kind: a paid feature is
 * not refused because the database is unavailable. Source: spec §8, Config and limits.
 */
async function allowedBy(documents: Documents, planId: string): Promise<Pick<PlanOf, "limits" | "lockedKinds">> {
  const fallback = { limits: defaultLimits, lockedKinds: [] };
  try {
    const plan = await open(documents, planRecords).get(planId);
    return plan ? { limits: plan.value.limits, lockedKinds: lockedKinds(plan.value) } : fallback;
  } catch (error) {
    if (error instanceof DocumentError) return fallback;
    throw error;
  }
}
