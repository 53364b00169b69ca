import { Refusal } from "../kernel/index.ts";

/** The spec's default text where a checkout cannot begin. Source: spec §7, HTTP. */
export const CHECKOUT_FAILED = "Something went wrong during checkout, please contact support";

/** The payment service did not answer, or not as it should. Nothing was charged. */
export const checkoutFailed = () => new Refusal("unavailable", "billing.checkout-failed", CHECKOUT_FAILED);

export const unknownPlan = () =>
  new Refusal("missing", "billing.unknown-plan", "We couldn't find that plan.", "planId");

export const freePlanNeedsNoCheckout = () =>
  new Refusal("invalid", "billing.free-plan", "The free plan needs no checkout.", "planId");

export const contactPlanNeedsTalk = () =>
  new Refusal("invalid", "billing.contact-plan", "Contact us to set up this plan.", "planId");

export const alreadyOnPlan = () =>
  new Refusal("conflict", "billing.same-plan", "You're already on this plan.", "planId");

export const noBillingYet = () =>
  new Refusal("conflict", "billing.no-customer", "There's nothing to manage yet: you haven't bought a plan.");

export const accountClosing = () =>
  new Refusal("conflict", "billing.closing", "Your account is being deleted. To keep it, try again in ten minutes.");

export const accountNeeded = () =>
  new Refusal("signed-out", "billing.no-account", "Please log in again to buy a plan.");
