import type { Instant } from "@vignette/domain/kernel";
import { type Amounts, limitKeys } from "@vignette/domain/plans";
import { isOfPeriod, usedOf } from "@vignette/domain/usage";
import { DocumentError, type Documents } from "../adapters/documents/documents.ts";
import { countUsage } from "./count-usage.ts";
import { type PlanOf, planOf, subscriptions } from "./plan-of.ts";

/** The usage of the plan in this period. It is counted again and stored on the subscription, where it only grows. */
export async function currentUsage(
  documents: Documents,
  uid: string,
  now: Instant,
): Promise<{ plan: PlanOf; used: Amounts }> {
  const plan = await planOf(documents, uid, now);
  const counts = await Promise.all(limitKeys.map((key) => countUsage(documents, uid, key, plan.period)));
  const [videos = 0, projects = 0, images = 0, socialAccounts = 0] = counts;
  const counted = { videos, projects, images, socialAccounts };
  const used = usedOf(counted, plan.subscription?.value ?? null, plan.period);
  await keep(documents, uid, plan, used, now);
  return { plan, used };
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
