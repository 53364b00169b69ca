import { checkoutFailed } from "@vignette/domain/billing";
import Stripe from "stripe";
import type { Checkout } from "./checkout.ts";
import { doneOrRefuse, listed, orRefuse, unlessCode } from "./or-refuse.ts";
import { paidSubscription } from "./paid-subscription.ts";
import { refundInvoice } from "./refund-invoice.ts";
import { portalOf, sessionOf } from "./session-params.ts";
import { readStripeEvent } from "./stripe-event.ts";

/** Timeout for Stripe's answers, in ms. */
const TIMEOUT = 10_000;

export type StripeOptions = { secretKey: string; webhookSecret: string; fetch: typeof globalThis.fetch };

/** Stripe through its own SDK, whose version pins the API version. Source: docs/platforms/stripe.md#api. */
export function stripeCheckout({ webhookSecret, ...options }: StripeOptions): Checkout {
  const stripe = onFirstUse(options);
  return {
    createCustomer: (user) =>
      orRefuse(async () => {
        // The email address may change between two tries, and the same key with other parameters is refused.
        const only = { metadata: { uid: user.uid } };
        const { id } = await stripe().customers.create(only, { idempotencyKey: `customer:${user.uid}` });
        if (typeof id !== "string") return null;
        if (user.email !== "") await stripe().customers.update(id, { email: user.email });
        return id;
      }),
    customersOf: (uid) =>
      orRefuse(async () => {
        const query = `metadata["uid"]:"${uid.replaceAll(/["\\]/g, "\\$&")}"`;
        const [customers, subscriptions] = await Promise.all([
          stripe().customers.search({ query, limit: 100 }),
          stripe().subscriptions.search({ query, limit: 100 }),
        ]);
        return [
          ...listed(customers).map((it) => it.id),
          ...listed(subscriptions).map((it) => paidSubscription(it).customerId),
        ];
      }),
    openCheckout: (order) =>
      orRefuse(async () => {
        const { id, url } = await stripe().checkout.sessions.create(sessionOf(order), { idempotencyKey: order.key });
        return url ? { id, url } : null;
      }),
    expireCheckouts: (customer) =>
      doneOrRefuse(async () => {
        const open = await stripe().checkout.sessions.list({ customer, status: "open", limit: 100 });
        for (const { id } of listed(open)) await expire(stripe(), id);
      }),
    openPortal: (visit) => orRefuse(async () => (await stripe().billingPortal.sessions.create(portalOf(visit))).url),
    subscriptionsOf: (customer) =>
      orRefuse(async () =>
        listed(await stripe().subscriptions.list({ customer, status: "all", limit: 100 })).map(paidSubscription),
      ),
    cancel: ({ id }) => doneOrRefuse(() => cancel(stripe(), id)),
    async refund({ invoiceId }) {
      if (invoiceId !== null) await doneOrRefuse(() => refundInvoice(stripe(), invoiceId));
    },
    readEvent: (body, signature, now) => readStripeEvent(stripe(), { body, signature, now, secret: webhookSecret }),
  };
}

/**
 * Creates the SDK on first use: it sets up all its resources at once, which costs more than most requests, and few
 * requests need it.
 */
function onFirstUse({ secretKey, fetch }: Omit<StripeOptions, "webhookSecret">): () => Stripe {
  let made: Stripe | undefined;
  return () => {
    made ??= new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(fetch),
      timeout: TIMEOUT,
      maxNetworkRetries: 2,
      telemetry: false,
    });
    return made;
  };
}

/** Expires a checkout. Only an open one can be: one that was paid or expired in the meantime stays as it is. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.checkout.sessions
    .expire(id)
    .catch(async (error: unknown) => unlessOpen(await stripe.checkout.sessions.retrieve(id), error));
  if (status !== "expired" && status !== "complete") throw checkoutFailed();
}

function unlessOpen(session: Stripe.Checkout.Session, error: unknown): Stripe.Checkout.Session {
  if (session.status === "open") throw error;
  return session;
}

/** Cancels a subscription; one that is over is no longer found. */
async function cancel(stripe: Stripe, id: string): Promise<void> {
  const canceled = await stripe.subscriptions.cancel(id).catch(unlessCode("resource_missing"));
  if (canceled && canceled.status !== "canceled") throw checkoutFailed();
}
