import type { HostDeps } from "../../host.ts";
import type { FormBody } from "./api/form-body.ts";
import { priceOf } from "./catalog.ts";
import { livingCustomer } from "./customers.ts";
import { missingParameter, noSuch, StripeError } from "./stripe-error.ts";
import { newStripeId, type StripeObjects } from "./stripe-objects.ts";
import type { CheckoutSession, PortalSession } from "./stripe-types.ts";

const DAY_SECONDS = 86_400;

/** A page that sells one subscription. Source: docs/platforms/stripe.md#checkout. */
export function newCheckoutSession(
  body: FormBody,
  objects: StripeObjects,
  { now }: Pick<HostDeps, "now">,
): CheckoutSession {
  if (body.get("mode") !== "subscription")
    throw new StripeError(400, "This sandbox sells subscriptions only.", { param: "mode" });
  const price = required(body, "line_items[0][price]");
  if (!priceOf(price)) throw noSuch("price", price, "line_items[0][price]", 400);
  const customer = body.get("customer");
  if (customer !== null && body.get("customer_email") !== null) throw eitherOf("customer", "customer_email");
  if (customer !== null && !livingCustomer(objects, customer)) throw noSuch("customer", customer, "customer", 400);
  const id = newStripeId("cs_test");
  const seconds = Math.floor(now() / 1000);
  return {
    id,
    object: "checkout.session",
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    url: `https://checkout.stripe.com/c/pay/${id}`,
    client_reference_id: body.get("client_reference_id"),
    customer,
    customer_email: body.get("customer_email"),
    subscription: null,
    metadata: body.fields("metadata"),
    success_url: required(body, "success_url"),
    cancel_url: body.get("cancel_url"),
    created: seconds,
    expires_at: seconds + DAY_SECONDS,
    livemode: false,
    ui_mode: "hosted_page",
    sandbox: { price, subscriptionMetadata: body.fields("subscription_data[metadata]") },
  };
}

/** What the call takes. Source: docs/platforms/stripe.md#checkout. */
export const sessionParameters = [
  "mode",
  "line_items[][price]",
  "line_items[][quantity]",
  "client_reference_id",
  "customer",
  "customer_email",
  "success_url",
  "cancel_url",
  "metadata[*]",
  "subscription_data[metadata][*]",
  "allow_promotion_codes",
  "expand[]",
] as const;

/** A session of that id; one that was left open for a day has expired. */
export function expireLate(objects: StripeObjects, now: number, id: string): CheckoutSession | null {
  const session = objects.get("checkout.session", id);
  if (session?.status !== "open" || session.expires_at * 1000 > now) return session;
  const expired = { ...session, status: "expired", url: null } as const;
  objects.put(expired);
  return expired;
}

/** A page on which a customer manages what they bought. Source: docs/platforms/stripe.md#billing-portal. */
export function newPortalSession(
  body: FormBody,
  objects: StripeObjects,
  { now }: Pick<HostDeps, "now">,
): PortalSession {
  const customer = required(body, "customer");
  if (!livingCustomer(objects, customer)) throw noSuch("customer", customer, "customer", 400);
  const id = newStripeId("bps");
  return {
    id,
    object: "billing_portal.session",
    customer,
    url: `https://billing.stripe.com/p/session/${id}`,
    return_url: body.get("return_url"),
    created: Math.floor(now() / 1000),
    livemode: false,
    sandbox: body.get("flow_data[type]") === "subscription_update_confirm" ? confirmedChange(body, objects) : null,
  };
}

/** What the call takes. Source: docs/platforms/stripe.md#billing-portal. */
export const portalParameters = [
  "customer",
  "return_url",
  "flow_data[type]",
  "flow_data[subscription_update_confirm][subscription]",
  "flow_data[subscription_update_confirm][items][][id]",
  "flow_data[subscription_update_confirm][items][][price]",
  "flow_data[subscription_update_confirm][items][][quantity]",
  "flow_data[after_completion][type]",
  "flow_data[after_completion][redirect][return_url]",
] as const;

function confirmedChange(body: FormBody, objects: StripeObjects): PortalSession["sandbox"] {
  const under = "flow_data[subscription_update_confirm]";
  const subscription = required(body, `${under}[subscription]`);
  const price = required(body, `${under}[items][0][price]`);
  const found = objects.get("subscription", subscription);
  if (!found) throw noSuch("subscription", subscription, `${under}[subscription]`, 400);
  if (!priceOf(price)) throw noSuch("price", price, `${under}[items][0][price]`, 400);
  const item = required(body, `${under}[items][0][id]`);
  if (found.items.data[0]?.id !== item) throw noSuch("subscription item", item, `${under}[items][0][id]`, 400);
  return { subscription, price, afterwards: body.get("flow_data[after_completion][redirect][return_url]") };
}

const eitherOf = (...names: string[]) =>
  new StripeError(400, `You may only specify one of these parameters: ${names.join(", ")}.`, { param: names[0] });

function required(body: FormBody, name: string): string {
  const value = body.get(name);
  if (!value) throw missingParameter(name);
  return value;
}
