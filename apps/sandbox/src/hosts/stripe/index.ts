import type { Host, HostDeps } from "../../host.ts";
import { stripeApi } from "./api/api-host.ts";
import { stripeBilling } from "./pages/billing-host.ts";
import { stripeCheckout } from "./pages/checkout-host.ts";
import { stripeOf } from "./stripe.ts";

/** Stripe: its API, and the two pages that a browser opens. */
export function stripeHosts(deps: HostDeps): Host[] {
  const stripe = stripeOf(deps);
  return [
    { names: ["api.stripe.com"], app: stripeApi(deps, stripe) },
    { names: ["checkout.stripe.com"], app: stripeCheckout(deps, stripe) },
    { names: ["billing.stripe.com"], app: stripeBilling(stripe) },
  ];
}
