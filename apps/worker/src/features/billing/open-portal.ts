import { noBillingYet } from "@vignette/domain/billing";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import { returnTo } from "./return-to.ts";
import type { BillingStore } from "./store.ts";

type Deps = { billing: BillingStore; checkout: Checkout; publicOrigin: string; browserUrl: (url: string) => string };

/**
 * The URL of the customer portal, where a user changes or ends a subscription and sees invoices. Created for each
 * visit.
 */
export async function openPortal(deps: Deps, uid: string): Promise<{ url: string }> {
  const buyer = await deps.billing.buyers.get(uid);
  if (!buyer || buyer.value.subscriptionId === "") throw noBillingYet();
  const returnUrl = returnTo(deps.publicOrigin).settings;
  const url = await deps.checkout.openPortal({ customerId: buyer.value.customerId, returnUrl });
  return { url: deps.browserUrl(url) };
}
