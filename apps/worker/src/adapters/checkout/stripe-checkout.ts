import { checkoutFailed } from "@vignette/domain/billing";
import type Stripe from "stripe";
import type { Checkout } from "./checkout.ts";
import { doneOrRefuse, listed, orRefuse, unlessCode } from "./or-refuse.ts";
import { paidSubscription } from "./paid-subscription.ts";
import { refundInvoice } from "./refund-invoice.ts";
import { portalOf, sessionOf } from "./session-params.ts";
import { type StripeCall, stripeCall } from "./stripe-call.ts";
import { readStripeEvent } from "./stripe-event.ts";

export type StripeOptions = { secretKey: string; webhookSecret: string; fetch: typeof globalThis.fetch };

type Session = Stripe.Checkout.Session;

/** Stripe over a client of our own, typed by Stripe's package, which pins the API version. Source: ADR 58. */
export function stripeCheckout({ webhookSecret, secretKey, fetch }: StripeOptions): Checkout {
  const stripe = stripeCall(secretKey, fetch);
  return {
    createCustomer: (user) =>
      orRefuse(async () => {
        // The email address may change between two tries, and the same key with other parameters is refused.
        const params = { metadata: { uid: user.uid } } satisfies Stripe.CustomerCreateParams;
        const key = `customer:${user.uid}`;
        const { id } = await stripe<Stripe.Customer>({ method: "POST", path: "/customers", params, key });
        if (typeof id !== "string") return null;
        const change = { email: user.email } satisfies Stripe.CustomerUpdateParams;
        if (user.email !== "") await stripe({ method: "POST", path: below("/customers", id), params: change });
        return id;
      }),
    customersOf: (uid) =>
      orRefuse(async () => {
        const params = { query: `metadata["uid"]:"${uid.replaceAll(/["\\]/g, "\\$&")}"`, limit: 100 };
        const [customers, subscriptions] = await Promise.all([
          list<Stripe.Customer>(stripe, "/customers/search", params),
          list<Stripe.Subscription>(stripe, "/subscriptions/search", params),
        ]);
        return [...customers.map((it) => it.id), ...subscriptions.map((it) => paidSubscription(it).customerId)];
      }),
    removeCustomer: (customer) =>
      doneOrRefuse(async () => {
        const path = below("/customers", customer);
        const removed = await stripe<Stripe.DeletedCustomer>({ method: "DELETE", path }).catch(
          unlessCode("resource_missing"),
        );
        if (removed && removed.deleted !== true) throw checkoutFailed();
      }),
    openCheckout: (order) =>
      orRefuse(async () => {
        const { key } = order;
        const params = sessionOf(order);
        const { id, url } = await stripe<Session>({ method: "POST", path: "/checkout/sessions", params, key });
        return url ? { id, url } : null;
      }),
    expireCheckouts: (customer) =>
      doneOrRefuse(async () => {
        const params = { customer, status: "open", limit: 100 } satisfies Stripe.Checkout.SessionListParams;
        const open = await list<Session>(stripe, "/checkout/sessions", params).catch(unlessCode("resource_missing"));
        for (const { id } of open ?? []) await expire(stripe, id);
      }),
    openPortal: (visit) =>
      orRefuse(async () => {
        const path = "/billing_portal/sessions";
        const params = portalOf(visit);
        return (await stripe<Stripe.BillingPortal.Session>({ method: "POST", path, params })).url;
      }),
    subscriptionsOf: (customer) =>
      orRefuse(async () => {
        const params = { customer, status: "all", limit: 100 } satisfies Stripe.SubscriptionListParams;
        const all = list<Stripe.Subscription>(stripe, "/subscriptions", params);
        return ((await all.catch(unlessCode("resource_missing"))) ?? []).map(paidSubscription);
      }),
    cancel: ({ id }) => doneOrRefuse(() => cancel(stripe, id)),
    async refund({ invoiceId }) {
      if (invoiceId !== null) await doneOrRefuse(() => refundInvoice(stripe, invoiceId));
    },
    readEvent: (body, signature, now) => readStripeEvent({ body, signature, now, secret: webhookSecret }),
  };
}

const below = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

async function list<T>(stripe: StripeCall, path: string, params: object): Promise<readonly T[]> {
  return listed(await stripe<Stripe.ApiList<T>>({ method: "GET", path, params }));
}

/** Expires a checkout. Only an open one can be: one that was paid or expired in the meantime stays as it is. */
async function expire(stripe: StripeCall, id: string): Promise<void> {
  const path = below("/checkout/sessions", id);
  const { status } = await stripe<Session>({ method: "POST", path: `${path}/expire` }).catch(async (error: unknown) =>
    unlessOpen(await stripe<Session>({ method: "GET", path }), error),
  );
  if (status !== "expired" && status !== "complete") throw checkoutFailed();
}

function unlessOpen(session: Session, error: unknown): Session {
  if (session.status === "open") throw error;
  return session;
}

/** Cancels a subscription; one that is over is no longer found. */
async function cancel(stripe: StripeCall, id: string): Promise<void> {
  const canceled = await stripe<Stripe.Subscription>({ method: "DELETE", path: below("/subscriptions", id) }).catch(
    unlessCode("resource_missing"),
  );
  if (canceled && canceled.status !== "canceled") throw checkoutFailed();
}
