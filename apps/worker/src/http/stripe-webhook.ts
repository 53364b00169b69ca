import type { Handler } from "hono";
import { buildContext } from "../context/build-context.ts";
import { settlePayment } from "../features/billing/settle-payment.ts";
import { billingStore } from "../features/billing/store.ts";
import type { HttpEnv } from "./http-env.ts";

/** Stripe tells that something happened. A 2xx means that it was dealt with; anything else makes Stripe repeat it. */
export const stripeWebhook: Handler<HttpEnv> = async (c) => {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const signature = c.req.header("stripe-signature") ?? null;
  // The signature is over the bytes as they came: nothing may parse them first.
  const event = await context.checkout.readEvent(await c.req.text(), signature, context.now);
  if (event === "forged") return c.json({ error: "The signature does not hold." }, 400);
  if (event) await settlePayment({ ...context, billing: billingStore(context.documents) }, event);
  return c.json({ received: true });
};
