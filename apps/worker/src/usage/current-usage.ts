import type { Instant } from "@vignette/domain/kernel";
import { type Amounts, limitKeys } from "@vignette/domain/plans";
import { isOfPeriod, usedInPeriod } from "@vignette/domain/usage";
import { DocumentError, type Documents } from "../adapters/documents/documents.ts";
import { countUsage } from "./count-usage.ts";
import { type PlanOf, planOf, subscriptions } from "./plan-of.ts";
import type { FoundPeriod, UsageDeps } from "./usage-period.ts";

/** The usage of the plan in this period, which is stored on the subscription as well, where it only grows. */
export async function currentUsage(
  deps: UsageDeps,
  uid: string,
): Promise<{ plan: PlanOf; used: Amounts; period: FoundPeriod }> {
  const plan = await planOf(deps.documents, uid, deps.now);
  const { counted, period } = await countUsage(deps, uid, plan);
  const used = usedInPeriod(counted, plan.subscription?.value ?? null, plan.period);
  await keep(deps.documents, uid, plan, used, deps.now);
  return { plan, used, period };
}

/** Stores the count: within a period with Firestore's maximum transform, at the start of a new one as it is. */
async function keep(documents: Documents, uid: string, plan: PlanOf, used: Amounts, now: Instant): Promise<void> {
  if (!plan.subscription) return;
  const { value, version } = plan.subscription;
  const records = subscriptions(documents);
  if (!isOfPeriod(value, plan.period)) {
    await records.patch(uid, { limitsUsed: used, updateDate: now }, { version }).catch(unlessChanged);
  } else if (limitKeys.some((key) => used[key] > value.limitsUsed[key])) {
    const maximum = Object.fromEntries(limitKeys.map((key) => [`limitsUsed.${key}`, used[key]]));
    await records.patch(uid, { updateDate: now }, { transforms: { maximum } });
  }
}

/** Another request started the new period at the same time. */
function unlessChanged(error: unknown): void {
  if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
}
