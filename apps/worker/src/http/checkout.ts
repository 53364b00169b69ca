import { CheckoutInput } from "@vignette/domain/billing";
import { Refusal } from "@vignette/domain/kernel";
import type { Handler } from "hono";
import * as z from "zod/mini";
import { buildContext } from "../context/build-context.ts";
import { buyPlan } from "../features/billing/buy-plan.ts";
import { billingStore } from "../features/billing/store.ts";
import { jsonAtMost } from "./gates/at-most.ts";
import { requestUser } from "./gates/request-user.ts";
import type { HttpEnv } from "./http-env.ts";

/** Maximum body in bytes: it names one plan. Our own choice. */
const MAX_BODY = 10_000;

/** `{planId}` → `{url}` for the browser to open, or `{error}` to show. Source: spec §7, HTTP. */
export const createCheckoutSession: Handler<HttpEnv> = async (c) => {
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const input = z.safeParse(CheckoutInput, await jsonAtMost(c.req.raw, MAX_BODY));
  if (!input.success) {
    throw new Refusal("invalid", "billing.bad-input", "Name the plan to buy as { planId }.", "planId");
  }
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const deps = { ...context, billing: billingStore(context.documents) };
  return c.json(await buyPlan(deps, { uid: user.uid, email: user.email }, input.data.planId));
};
