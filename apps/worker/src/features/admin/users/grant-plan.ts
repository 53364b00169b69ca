import { changeInWords, type PlanGrant, refuseGrant } from "@vignette/domain/admin";
import { defaultSubscription, withGrantedPlan } from "@vignette/domain/billing";
import { missing } from "@vignette/domain/kernel";
import type { Checkout } from "../../../adapters/checkout/checkout.ts";
import type { Documents } from "../../../adapters/documents/documents.ts";
import type { LivePush } from "../../../adapters/live.ts";
import { boughtBy } from "../../../billing/bought-by.ts";
import { type Deps, logWrite } from "../log.ts";

/** Grants a user a plan without payment, or the free plan; the user's open pages show it immediately. */
export async function grantPlan(
  deps: Deps & { documents: Documents; checkout: Checkout; live: LivePush },
  { uid, planId }: PlanGrant,
): Promise<{ uid: string; planId: string; planName: string }> {
  const { store, now } = deps;
  const [user, plan, record] = await Promise.all([
    store.users.get(uid),
    store.plans.get(planId),
    store.subscriptions.get(uid),
  ]);
  if (!user) throw missing("user");
  if (!plan) throw missing("plan");
  const refusal = refuseGrant(await boughtBy(deps, uid));
  if (refusal) throw refusal;

  const before = record?.value ?? defaultSubscription(uid, now);
  const next = withGrantedPlan(before, { id: plan.id, name: plan.value.name }, now);
  const { planName } = next;
  const change = changeInWords(before, { planId, planName, active: true });
  if (change === "") return { uid, planId, planName };
  const { writes } = store.subscriptions;
  await store.commit([
    record ? writes.patch(uid, next, { version: record.version }) : writes.create(uid, next),
    logWrite(deps, { action: "subscription", subject: uid, change }),
  ]);
  await deps.live(uid, { type: "subscription" });
  return { uid, planId, planName };
}
