import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { HostDeps } from "../../../host.ts";
import { inDollars, priceOf } from "../catalog.ts";
import { expireLate } from "../checkout-sessions.ts";
import { livingCustomer, newCustomer } from "../customers.ts";
import type { Stripe } from "../stripe.ts";
import { newStripeId } from "../stripe-objects.ts";
import type { CheckoutSession } from "../stripe-types.ts";
import { type Markup, moneyPage, notice } from "./money-page.ts";

/**
 * checkout.stripe.com: the page on which the customer pays, has the card declined, or goes back. `decision` says which.
 */
export function stripeCheckout(deps: HostDeps, stripe: Stripe): Hono {
  const app = new Hono();
  const sessionOf = (c: Context) => expireLate(stripe.objects, deps.now(), c.req.param("id") ?? "");

  app.get("/c/pay/:id", (c) => {
    const session = sessionOf(c);
    return session ? c.html(payPage(session, null)) : c.html(gonePage(), 404);
  });
  app.post("/c/pay/:id", async (c) => {
    const session = sessionOf(c);
    if (session?.status !== "open") return c.html(gonePage(), session ? 410 : 404);
    if (session.customer !== null && !livingCustomer(stripe.objects, session.customer)) return c.html(gonePage(), 410);
    const decision = new URLSearchParams(await c.req.text()).get("decision");
    if (decision === "cancel" && session.cancel_url) return c.redirect(session.cancel_url, 303);
    if (decision === "decline") return c.html(payPage(session, "Your card was declined. Try another one."), 402);
    pay(session, stripe, deps);
    return c.redirect(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });
  return app;
}

function pay(
  session: CheckoutSession,
  { objects, subscriptions, payments, webhooks }: Stripe,
  { now }: HostDeps,
): void {
  const price = priceOf(session.sandbox.price);
  if (!price) return;
  const customer = session.customer ?? newCustomer({ email: session.customer_email }, now());
  if (typeof customer !== "string") objects.put(customer);
  const customerId = typeof customer === "string" ? customer : customer.id;
  const id = newStripeId("sub");
  const invoice = payments.charge(customerId, id, price.unit_amount, session.sandbox.subscriptionMetadata);
  subscriptions.begin(id, customerId, price, session.sandbox.subscriptionMetadata, invoice.id);
  const { sandbox, ...complete } = {
    ...session,
    status: "complete" as const,
    payment_status: "paid" as const,
    url: null,
    customer: customerId,
    subscription: id,
  };
  objects.put({ ...complete, sandbox });
  webhooks.emit("checkout.session.completed", complete);
  webhooks.emit("invoice.paid", invoice);
}

function payPage(session: CheckoutSession, trouble: string | null): Markup {
  const price = priceOf(session.sandbox.price);
  return moneyPage(
    "Subscribe",
    html`<h1>Subscribe to ${price?.nickname}</h1><p class="price">${price && inDollars(price)}</p>
${notice(trouble)}<p class="dim">${session.customer_email ?? "Known customer"}</p>
<form method="post"><button class="main" name="decision" value="pay">Pay and subscribe</button>
<button name="decision" value="decline">Pay with a card that is declined</button>
${session.cancel_url ? html`<button name="decision" value="cancel">Cancel and go back</button>` : ""}</form>`,
  );
}

const gonePage = () =>
  moneyPage(
    "Over",
    html`<h1>This page is over</h1><p>It was paid, it expired, or it never existed. Nothing was charged.</p>`,
  );
