import { alreadyOnPlan, entitles, priceToBuy } from "@vignette/domain/billing";
import { Refusal } from "@vignette/domain/kernel";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import type { Documents } from "../../adapters/documents/documents.ts";
import { boughtBy } from "../../billing/bought-by.ts";
import { returnTo } from "./return-to.ts";
import type { BillingStore } from "./store.ts";

type Deps = {
  documents: Documents;
  billing: BillingStore;
  checkout: Checkout;
  publicOrigin: string;
  browserUrl: (url: string) => string;
  requestId: string;
};

/**
 * The URL of the checkout page for a plan. For a user with a running subscription it is the page that changes that
 * one: a second checkout would charge twice.
 */
export async function buyPlan(
  deps: Deps,
  user: { uid: string; email: string },
  planId: string,
): Promise<{ url: string }> {
  const plan = await deps.billing.plan(planId);
  const priceId = priceToBuy(planId, plan?.value ?? null);
  if (priceId instanceof Refusal) throw priceId;
  const customerId = (await deps.billing.buyers.get(user.uid))?.value.customerId ?? null;
  const bought = await boughtBy(deps, user.uid);
  const running = bought && entitles(bought.state) ? bought : null;
  if (running?.priceId === priceId && running.endsAt === null) throw alreadyOnPlan();

  const to = returnTo(deps.publicOrigin);
  const url = running
    ? await deps.checkout.openPortal({
        customerId: running.customerId,
        returnUrl: to.settings,
        // Undoing a cancellation happens in the portal; it is no change of price.
        ...(running.priceId !== priceId && { change: { subscription: running, priceId, successUrl: to.success } }),
      })
    : await deps.checkout.openCheckout({
        ...user,
        planId,
        priceId,
        customerId,
        successUrl: to.success,
        cancelUrl: to.cancelled,
        key: `checkout:${user.uid}:${planId}:${deps.requestId}`,
      });
  return { url: deps.browserUrl(url) };
}
