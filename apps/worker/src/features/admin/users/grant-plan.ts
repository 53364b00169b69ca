import { changeInWords, type PlanGrant, refuseGrant } from "@vignette/domain/admin";
import { defaultSubscription, withGrantedPlan } from "@vignette/domain/billing";
import { changedMeanwhile, missing } from "@vignette/domain/kernel";
import type { Checkout } from "../../../adapters/checkout/checkout.ts";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { LivePush } from "../../../adapters/live.ts";
import { boughtBy } from "../../../billing/bought-by.ts";
import { type Deps, logWrite } from "../log.ts";

/** Grants a user a plan without payment, or the free plan; the user's open pages show it immediately. */
export async function grantPlan(
  deps: Deps & { documents: Documents; checkout: Checkout; live: LivePush },
  { uid, planId }: PlanGrant,
): Promise<{ uid: string; planId: string; planName: string }> {
  const { store } = deps;
  const [user, plan] = await Promise.all([store.users.get(uid), store.plans.get(planId)]);
  if (!user) throw missing("user");
  if (!plan) throw missing("plan");
  const refusal = refuseGrant(await boughtBy(deps, uid));
  if (refusal) throw refusal;

  const granted = { id: plan.id, name: plan.value.name };
  // The user's usage is counted on the same document.
  const { planName, isNew } = await retryIfChanged(
    () => grant(deps, uid, granted),
    () => changedMeanwhile("page"),
  );
  if (isNew) await deps.live(uid, { type: "subscription" });
  return { uid, planId, planName };
}

/** `isNew` is false if the user has the plan already. */
async function grant(
  deps: Deps,
  uid: string,
  plan: { id: string; name: string },
): Promise<{ planName: string; isNew: boolean }> {
  const { store, now } = deps;
  const record = await store.subscriptions.get(uid);
  const before = record?.value ?? defaultSubscription(uid, now);
  const next = withGrantedPlan(before, plan, now);
  const { planName } = next;
  const change = changeInWords(before, { planId: plan.id, planName, active: true });
  if (change === "") return { planName, isNew: false };
  const { writes } = store.subscriptions;
  await store.commit([
    record ? writes.patch(uid, next, { version: record.version }) : writes.create(uid, next),
    logWrite(deps, { action: "subscription", subject: uid, change }),
  ]);
  return { planName, isNew: true };
}
