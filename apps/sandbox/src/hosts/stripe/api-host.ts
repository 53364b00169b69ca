import { type Context, Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import { priceOf, prices } from "./catalogue.ts";
import { newCheckoutSession, newPortalSession } from "./checkout-sessions.ts";
import { formBody } from "./form-body.ts";
import { idempotency } from "./idempotency.ts";
import type { Stripe } from "./stripe.ts";
import { noSuch, StripeError } from "./stripe-error.ts";
import { newStripeId } from "./stripe-objects.ts";

/**
 * api.stripe.com, cut down to subscriptions: sessions, subscriptions, customers, prices.
 * Source: docs/platforms/stripe.md#api.
 */
export function stripeApi(deps: HostDeps, { objects, subscriptions }: Stripe): Hono {
  const app = new Hono();
  const once = idempotency(deps.db);
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

  const posted = async (c: Context, work: (text: string) => object) => {
    const text = await c.req.text();
    return await once(c.req.header("idempotency-key"), `${c.req.path}?${text}`, async () => ({
      status: 200,
      body: JSON.stringify(publicFields(work(text))),
    }));
  };
  app.post("/v1/checkout/sessions", (c) =>
    posted(c, (text) => kept(objects.put, newCheckoutSession(formBody(text), objects, deps))),
  );
  app.post("/v1/billing_portal/sessions", (c) =>
    posted(c, (text) => kept(objects.put, newPortalSession(formBody(text), objects, deps))),
  );
  const subscriptionOf = (id: string) => {
    const found = objects.get("subscription", id);
    if (!found) throw noSuch("subscription", id);
    return found;
  };

  app.get("/v1/subscriptions", (c) => {
    const { customer, status } = c.req.query();
    const found = objects
      .all("subscription")
      .filter((it) => customer === undefined || it.customer === customer)
      .filter((it) => (status === undefined ? it.status !== "canceled" : status === "all" || it.status === status));
    return c.json(list("/v1/subscriptions", found));
  });
  app.get("/v1/subscriptions/:id", (c) => c.json(subscriptionOf(c.req.param("id"))));
  app.delete("/v1/subscriptions/:id", (c) => {
    const found = subscriptionOf(c.req.param("id"));
    if (found.status === "canceled") throw noSuch("subscription", found.id);
    return c.json(subscriptions.setStatus(found, "canceled"));
  });
  app.get("/v1/checkout/sessions/:id", (c) => {
    const found = objects.get("checkout.session", c.req.param("id"));
    if (!found) throw noSuch("checkout.session", c.req.param("id"));
    return c.json(publicFields(found));
  });
  app.get("/v1/customers/:id", (c) => {
    const found = objects.get("customer", c.req.param("id"));
    if (!found) throw noSuch("customer", c.req.param("id"));
    return c.json(found);
  });
  app.get("/v1/prices", (c) => c.json(list("/v1/prices", prices)));
  app.get("/v1/prices/:id", (c) => {
    const found = priceOf(c.req.param("id"));
    if (!found) throw noSuch("price", c.req.param("id"));
    return c.json(found);
  });
  app.all("*", (c) => {
    throw new StripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  return app;
}

const list = (url: string, data: readonly object[]) => ({ object: "list", url, has_more: false, data });

function kept<T>(put: (object: T) => void, object: T): T {
  put(object);
  return object;
}

/** Without what only the sandbox's pages need. */
function publicFields({ sandbox: _, ...object }: { sandbox?: unknown }): object {
  return object;
}
