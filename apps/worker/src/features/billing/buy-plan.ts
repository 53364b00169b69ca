import { alreadyOnPlan, checkoutFailed, decisive, entitles, priceToBuy } from "@vignette/domain/billing";
import { type Instant, Refusal } from "@vignette/domain/kernel";
import type { Checkout } from "../../adapters/checkout/checkout.ts";
import type { Stored } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { Buyer } from "../../records/account/billing-buyers.ts";
import { buyerOf } from "./buyer-of.ts";
import { returnTo } from "./return-to.ts";
import type { BillingStore } from "./store.ts";

type Deps = {
  billing: BillingStore;
  checkout: Checkout;
  now: Instant;
  newId: () => string;
  publicOrigin: string;
  browserUrl: (url: string) => string;
};

type Wanted = { planId: string; priceId: string };

/**
 * The URL of the checkout page for a plan. Earlier checkouts can no longer be paid, even if two are opened at once. For
 * a user with a running subscription it is the page that changes that subscription: a second checkout would charge
 * twice. Source: ADR 46.
 */
export async function buyPlan(
  deps: Deps,
  user: { uid: string; email: string },
  planId: string,
): Promise<{ url: string }> {
  const plan = await deps.billing.plan(planId);
  const priceId = priceToBuy(planId, plan?.value ?? null);
  if (priceId instanceof Refusal) throw priceId;
  const wanted = { planId, priceId };
  const url = await retryIfChanged(async () => {
    const buyer = await buyerOf(deps, user);
    return (await changeRunning(deps, buyer, wanted)) ?? (await openCheckout(deps, buyer, wanted));
  }, checkoutFailed);
  return { url: deps.browserUrl(url) };
}

/**
 * The page that changes the running subscription, or null without one. Open checkouts are expired first: one that was
 * paid before that has become a subscription.
 */
async function changeRunning(deps: Deps, { value }: Stored<Buyer>, { priceId }: Wanted): Promise<string | null> {
  const { checkout } = deps;
  await checkout.expireCheckouts(value.customerId);
  const running = decisive(await checkout.subscriptionsOf(value.customerId));
  if (!running || !entitles(running.state)) return null;
  if (running.priceId === priceId && running.endsAt === null) throw alreadyOnPlan();
  const to = returnTo(deps.publicOrigin);
  return await checkout.openPortal({
    customerId: running.customerId,
    returnUrl: to.settings,
    // A cancellation is undone in the portal; it is no change of price.
    ...(running.priceId !== priceId && { change: { subscription: running, priceId, successUrl: to.success } }),
  });
}

/**
 * Opens a checkout and records it. Refused if another one was recorded in the meantime, because the record has changed.
 */
async function openCheckout(deps: Deps, { id: uid, value, version }: Stored<Buyer>, wanted: Wanted): Promise<string> {
  const to = returnTo(deps.publicOrigin);
  const opened = await deps.checkout.openCheckout({
    uid,
    ...wanted,
    customerId: value.customerId,
    successUrl: to.success,
    cancelUrl: to.canceled,
    key: `checkout:${uid}:${deps.newId()}`,
  });
  const recorded = { checkoutId: opened.id, closedAt: null, updatedAt: deps.now };
  await deps.billing.buyers.patch(uid, recorded, { version });
  return opened.url;
}
