import { Hono } from "hono";
import type { HostDeps } from "../../../host.ts";
import { prices } from "../catalog.ts";
import type { Stripe } from "../stripe.ts";
import { StripeError } from "../stripe-error.ts";
import { newStripeId } from "../stripe-objects.ts";
import { callsOf, found, idOf, matches } from "./calls.ts";
import { customerCalls } from "./customer-calls.ts";
import { paymentCalls } from "./payment-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { subscriptionCalls } from "./subscription-calls.ts";

/**
 * api.stripe.com, cut down to subscriptions: sessions, customers, subscriptions, invoices, refunds, events, prices.
 * Source: docs/platforms/stripe.md#api.
 */
export function stripeApi(deps: HostDeps, stripe: Stripe): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof StripeError) return c.json(error.body, error.status);
    throw error;
  });
  app.use(async (c, next) => {
    if (!/^Bearer sk_\w+$/.test(c.req.header("authorization") ?? "")) {
      throw new StripeError(401, "You did not provide an API key, or it is not a secret key.");
    }
    await next();
    c.header("request-id", newStripeId("req"));
  });

  const calls = callsOf(app, deps, stripe);
  sessionCalls(calls, deps, stripe);
  customerCalls(calls, deps, stripe);
  subscriptionCalls(calls, stripe);
  paymentCalls(calls, stripe);
  calls.list("/v1/events", ["type"], (query) =>
    stripe.objects.all("event").filter((it) => matches(query.get("type"), it.type)),
  );
  calls.get("/v1/events/:id", [], (c) => found(stripe.objects.get("event", idOf(c)), "event", idOf(c)));
  calls.list("/v1/prices", ["product"], (query) => prices.filter((it) => matches(query.get("product"), it.product)));
  calls.get("/v1/prices/:id", [], (c) => found(prices.find((it) => it.id === idOf(c)) ?? null, "price", idOf(c)));
  app.all("*", (c) => {
    throw new StripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  return app;
}
