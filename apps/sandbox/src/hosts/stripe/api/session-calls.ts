import type { HostDeps } from "../../../host.ts";
import { priceOf } from "../catalog.ts";
import {
  expireLate,
  newCheckoutSession,
  newPortalSession,
  portalParameters,
  sessionParameters,
} from "../checkout-sessions.ts";
import type { Stripe } from "../stripe.ts";
import { StripeError } from "../stripe-error.ts";
import type { CheckoutSession } from "../stripe-types.ts";
import { type Calls, found, idOf, matches } from "./calls.ts";

/** `/v1/checkout/sessions` and `/v1/billing_portal/sessions`. Source: docs/platforms/stripe.md#checkout. */
export function sessionCalls(calls: Calls, deps: HostDeps, { objects, webhooks }: Stripe): void {
  const path = "/v1/checkout/sessions";
  const sessionOf = (id: string) => found(expireLate(objects, deps.now(), id), "checkout.session", id);
  calls.list(path, ["customer", "status", "subscription", "customer_details[email]"], (query) =>
    objects
      .all("checkout.session")
      .map((it) => sessionOf(it.id))
      .filter((it) => matches(query.get("customer"), it.customer) && matches(query.get("status"), it.status))
      .filter((it) => matches(query.get("subscription"), it.subscription))
      .filter((it) => matches(query.get("customer_details[email]"), it.customer_email)),
  );
  calls.post(path, sessionParameters, (body) => {
    const session = newCheckoutSession(body, objects, deps);
    objects.put(session);
    return session;
  });
  calls.get(`${path}/:id`, [], (c) => sessionOf(idOf(c)));
  calls.get(`${path}/:id/line_items`, ["limit", "starting_after", "ending_before"], (c) =>
    lineItems(sessionOf(idOf(c))),
  );
  calls.post(`${path}/:id/expire`, [], (_body, c) => {
    const session = sessionOf(idOf(c));
    if (session.status !== "open") throw onlyOpen(session);
    const expired = { ...session, status: "expired", url: null } as const;
    objects.put(expired);
    webhooks.emit("checkout.session.expired", expired);
    return expired;
  });
  calls.post("/v1/billing_portal/sessions", portalParameters, (body) => {
    const session = newPortalSession(body, objects, deps);
    objects.put(session);
    return session;
  });
}

/** Source: docs/platforms/stripe.md#checkout. */
const onlyOpen = ({ status }: CheckoutSession) =>
  new StripeError(
    400,
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
  );

function lineItems({ id, sandbox }: CheckoutSession): object {
  const price = priceOf(sandbox.price);
  const amount = price?.unit_amount ?? 0;
  const item = {
    id: `li_${id.slice(-24)}`,
    object: "item",
    quantity: 1,
    price,
    currency: "usd",
    description: price?.nickname,
  };
  const data = [{ ...item, amount_subtotal: amount, amount_total: amount, amount_discount: 0, amount_tax: 0 }];
  return { object: "list", url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data };
}
