export { hasFeature, lockedKinds, type PlanKind, refuseKind } from "./features.ts";
export { type LimitKey, limitKeys } from "./limit-key.ts";
export { isContactPlan, type OfferedPlan, offeredPlan, type PlanLine } from "./offered-plan.ts";
export { Amounts, defaultLimits, Limits, Plan } from "./plan.ts";
export {
  type CardKind,
  type CardLimit,
  isFreePlan,
  type PricingCard,
  pricingCards,
  SHOWN_PLANS,
} from "./pricing-card.ts";
export { isOnFreePlan, upsellPlans } from "./upsell.ts";
