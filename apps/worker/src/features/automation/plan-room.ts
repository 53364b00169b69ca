import type { PlanRoom } from "@vignette/domain/automation";
import { creditLimit, creditsTaken, fitsLimit } from "@vignette/domain/usage";
import { creditsAllowed, creditsOf } from "../../usage/credit-claim.ts";
import { planOf } from "../../usage/plan-of.ts";
import { type UsageDeps, usagePeriod } from "../../usage/usage-period.ts";

/** What a user's subscription still allows in its period, and what a whole one allows. */
export async function planRoom(deps: UsageDeps, uid: string): Promise<PlanRoom> {
  const plan = await planOf(deps.documents, uid, deps.now);
  const [{ value: used }, { value: credits }] = await Promise.all([
    usagePeriod(deps, uid, plan),
    creditsOf(deps, uid, plan),
  ]);
  const { images, videos, credits: monthly } = plan.limits;
  return {
    left: {
      images: leftOf(images, used.images),
      videos: leftOf(videos, used.videos),
      credits: known(creditsAllowed(plan, credits) - creditsTaken(credits, deps.now)),
    },
    whole: { images: leftOf(images, 0), videos: leftOf(videos, 0), credits: known(creditLimit(plan.planId, monthly)) },
    resetsAt: plan.period.resetsAt,
  };
}

const leftOf = (limit: number | undefined, used: number): number | null =>
  limit === undefined || fitsLimit(limit, Number.POSITIVE_INFINITY) ? null : Math.max(0, limit - used);

const known = (credits: number): number | null => (Number.isFinite(credits) ? Math.max(0, credits) : null);
