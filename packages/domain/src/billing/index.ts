export { CheckoutInput, priceToBuy } from "./checkout.ts";
export { GRANTED, withGrantedPlan } from "./granted-plan.ts";
export { withPaidPlan } from "./paid-plan.ts";
export {
  decisive,
  entitles,
  isOver,
  type PaidSubscription,
  type PaymentState,
  paidTwice,
  paymentStates,
} from "./paid-subscription.ts";
export {
  accountClosing,
  accountNeeded,
  alreadyOnPlan,
  checkoutFailed,
  noBillingYet,
  unknownPlan,
} from "./refusals.ts";
export { defaultSubscription, Subscription } from "./subscription.ts";
