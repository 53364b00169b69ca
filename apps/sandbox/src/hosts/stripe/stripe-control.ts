import { Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { stripeOf } from "./stripe.ts";
import { isDelivered, signed } from "./webhooks.ts";

const StatusChange = z.strictObject({
  status: z.enum([
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "canceled",
    "unpaid",
    "paused",
  ]),
});

/**
 * `GET /__control/stripe/events` (each with a payload signed now), `GET …/deliveries`, `POST …/settings` {copies, reversed,
 * paused, delayMs}, `POST …/events/:id/deliver`, `POST …/subscriptions/:id` {status}.
 */
export function stripeControl(deps: Pick<HostDeps, "db" | "now" | "deliver" | "appOrigins">): Hono {
  const { objects, subscriptions, webhooks } = stripeOf(deps);
  const app = new Hono();
  app.get("/__control/stripe/events", (c) =>
    c.json(
      objects
        .all("event")
        .filter(isDelivered)
        .map((event) => ({ id: event.id, type: event.type, ...signed(event, deps.now()) })),
    ),
  );
  app.get("/__control/stripe/deliveries", (c) => c.json(webhooks.deliveries()));
  app.get("/__control/stripe/settings", (c) => c.json(webhooks.settings()));
  app.post("/__control/stripe/settings", async (c) => c.json(webhooks.change(await c.req.json().catch(() => null))));
  app.post("/__control/stripe/events/:id/deliver", async (c) => {
    const event = objects.get("event", c.req.param("id"));
    return event ? c.json({ status: await webhooks.deliverNow(event) }) : c.json({ error: "No such event." }, 404);
  });
  app.post("/__control/stripe/subscriptions/:id", async (c) => {
    const found = objects.get("subscription", c.req.param("id"));
    if (!found) return c.json({ error: "No such subscription." }, 404);
    const { status } = StatusChange.parse(await c.req.json().catch(() => null));
    return c.json(subscriptions.setStatus(found, status));
  });
  return app;
}
