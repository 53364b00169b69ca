import type { Handler } from "hono";
import { buildContext } from "../context/build-context.ts";
import { settlePayment } from "../features/billing/settle-payment.ts";
import { billingStore } from "../features/billing/store.ts";
import { textAtMost } from "./gates/at-most.ts";
import { assertAddressRate } from "./gates/rate-limits.ts";
import type { HttpEnv } from "./http-env.ts";

/** Maximum body in bytes; events have a few thousand. Our own choice. */
const MAX_BODY = 1_000_000;

/** Receives events from Stripe. A 2xx means that the event was processed; anything else makes Stripe repeat it. */
export const stripeWebhook: Handler<HttpEnv> = async (c) => {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const signature = c.req.header("stripe-signature") ?? null;
  // The signature covers the raw bytes: the body must not be parsed before it is verified.
  const body = signature === null ? "" : await textAtMost(c.req.raw, MAX_BODY);
  const event = await context.checkout.readEvent(body, signature, context.now);
  if (event === "forged") await assertAddressRate(c.req.raw.headers, c.env);
  if (event === "forged") return c.json({ error: "The signature does not hold." }, 400);
  if (event) await settlePayment({ ...context, billing: billingStore(context.documents) }, event);
  return c.json({ received: true });
};
