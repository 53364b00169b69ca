import { checkoutFailed, isOver } from "@vignette/domain/billing";
import Stripe from "stripe";
import { logLine } from "../log/log-line.ts";
import type { Checkout, Order, PortalVisit } from "./checkout.ts";
import { paidSubscription } from "./paid-subscription.ts";
import { readStripeEvent } from "./stripe-event.ts";

/** Timeout for Stripe's answers, in ms. */
const TIMEOUT = 10_000;

export type StripeOptions = { secretKey: string; webhookSecret: string; fetch: typeof globalThis.fetch };

/** Stripe through its own SDK, whose version pins the API version. Source: docs/platforms/stripe.md#api. */
export function stripeCheckout({ webhookSecret, ...options }: StripeOptions): Checkout {
  const stripe = onFirstUse(options);
  const subscriptionsOf = (customer: string) =>
    orRefuse(async () => {
      const { data } = await stripe().subscriptions.list({ customer, status: "all", limit: 100 });
      // The SDK accepts any JSON without an `error`, whatever its status was.
      return Array.isArray(data) ? data.map(paidSubscription) : null;
    });
  return {
    openCheckout: (order) =>
      orRefuse(async () => {
        const { url } = await stripe().checkout.sessions.create(sessionOf(order), { idempotencyKey: order.key });
        return url;
      }),
    openPortal: (visit) => orRefuse(async () => (await stripe().billingPortal.sessions.create(portalOf(visit))).url),
    subscriptionsOf,
    async endSubscriptions(customer) {
      const running = (await subscriptionsOf(customer)).filter((it) => !isOver(it.state));
      for (const { id } of running) await orRefuse(() => stripe().subscriptions.cancel(id));
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

/** Metadata of the session is not copied to the subscription, so both carry it. */
function sessionOf(order: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = { uid: order.uid, planId: order.planId };
  return {
    mode: "subscription",
    line_items: [{ price: order.priceId, quantity: 1 }],
    client_reference_id: order.uid,
    ...(order.customerId === null ? { customer_email: order.email } : { customer: order.customerId }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    subscription_data: { metadata },
    allow_promotion_codes: true,
  };
}

function portalOf({ customerId, returnUrl, change }: PortalVisit): Stripe.BillingPortal.SessionCreateParams {
  const base = { customer: customerId, return_url: returnUrl };
  if (!change) return base;
  return {
    ...base,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: change.subscription.id,
        items: [{ id: change.subscription.itemId, price: change.priceId, quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: change.successUrl } },
    },
  };
}

/** Logs Stripe's errors and throws the spec's refusal instead. Our own refusals pass through. */
async function orRefuse<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  try {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, requestId, statusCode } = error;
    logLine("warn", "Stripe refused.", { type, code, param, requestId, statusCode });
  }
  throw checkoutFailed();
}
