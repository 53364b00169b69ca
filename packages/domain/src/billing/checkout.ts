import * as z from "zod/mini";
import type { Refusal } from "../kernel/index.ts";
import { isContactPlan, isFreePlan, type Plan } from "../plans/index.ts";
import { checkoutFailed, contactPlanNeedsTalk, freePlanNeedsNoCheckout, unknownPlan } from "./refusals.ts";

/** Body of the checkout call. Source: spec §7, HTTP. */
export const CheckoutInput = z.object({
  planId: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/, "This is not a plan.")),
});

/** Why a plan cannot be bought, or its price at the payment service. Null is a plan that does not exist. */
export function priceToBuy(planId: string, plan: Plan | null): string | Refusal {
  if (!plan?.active) return unknownPlan();
  const contact = isContactPlan(plan.contact);
  if (contact) return contactPlanNeedsTalk();
  if (isFreePlan({ id: planId, price: plan.price, contact })) return freePlanNeedsNoCheckout();
  return plan.priceId ?? checkoutFailed();
}
