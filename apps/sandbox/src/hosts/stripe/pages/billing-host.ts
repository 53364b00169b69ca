import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { inDollars, priceOf, prices } from "../catalog.ts";
import type { Stripe } from "../stripe.ts";
import type { PortalSession, StripeSubscription } from "../stripe-types.ts";
import { type Markup, moneyPage } from "./money-page.ts";

/** billing.stripe.com: the portal. Takes `action` = confirm, switch (with `price` in form or address), cancel, cancel-now, keep, fail, pay. */
export function stripeBilling({ objects, subscriptions }: Stripe): Hono {
  const app = new Hono();
  const sessionOf = (c: Context) => objects.get("billing_portal.session", c.req.param("id") ?? "");
  const boughtBy = (session: PortalSession) => {
    const all = objects.all("subscription").filter((it) => it.customer === session.customer);
    return all.find((it) => it.status !== "canceled") ?? all[0] ?? null;
  };

  app.get("/p/session/:id", (c) => {
    const session = sessionOf(c);
    return session ? c.html(portalPage(session, boughtBy(session))) : c.html(gonePage(), 404);
  });
  app.post("/p/session/:id", async (c) => {
    const session = sessionOf(c);
    const bought = session && boughtBy(session);
    if (!session || !bought) return c.html(gonePage(), 404);
    const form = new URLSearchParams(await c.req.text());
    const action = form.get("action");
    const price = priceOf(
      (action === "confirm" ? session.sandbox?.price : (c.req.query("price") ?? form.get("price"))) ?? "",
    );
    if ((action === "switch" || action === "confirm") && price) subscriptions.switchTo(bought, price);
    if (action === "cancel") subscriptions.cancelAtPeriodEnd(bought);
    if (action === "keep") subscriptions.keep(bought);
    if (action === "cancel-now") subscriptions.setStatus(bought, "canceled");
    if (action === "fail") subscriptions.setStatus(bought, "past_due");
    if (action === "pay") subscriptions.setStatus(bought, "active");
    const afterwards = action === "confirm" ? session.sandbox?.afterwards : null;
    return afterwards ? c.redirect(afterwards, 303) : c.html(portalPage(session, boughtBy(session)));
  });
  return app;
}

function portalPage(session: PortalSession, bought: StripeSubscription | null): Markup {
  const back = session.return_url ? html`<p><a href="${session.return_url}">Return to the app</a></p>` : "";
  if (!bought) return moneyPage("Your subscription", html`<h1>No subscription</h1>${back}`);
  const change = session.sandbox && priceOf(session.sandbox.price);
  return moneyPage(
    "Your subscription",
    change ? html`${confirmation(bought, change)}${back}` : html`${overview(bought)}${back}`,
  );
}

const confirmation = (bought: StripeSubscription, next: { nickname: string } & Parameters<typeof inDollars>[0]) => html`
<h1>Switch to ${next.nickname}</h1><p class="price">${inDollars(next)}</p>
<p class="dim">You are on ${bought.items.data[0]?.price.nickname} now.</p>
<form method="post"><button class="main" name="action" value="confirm">Confirm</button></form>`;

function overview(bought: StripeSubscription): Markup {
  const current = bought.items.data[0]?.price;
  if (bought.status === "canceled") return html`<h1>Canceled</h1><p>This subscription is over.</p>`;
  return html`<h1>${current?.nickname}</h1><p class="price">${current && inDollars(current)}</p>
<p class="dim">State: ${bought.status}${bought.cancel_at_period_end ? ", ends with the paid period" : ""}</p>
<form method="post">${prices
    .filter((price) => price.id !== current?.id)
    .map((price) => switchButton(price.id, price.nickname))}</form>
<form method="post">${bought.cancel_at_period_end ? button("keep", "Keep the subscription") : button("cancel", "Cancel at the end of the period")}
${button("cancel-now", "Cancel now")}
${bought.status === "past_due" ? button("pay", "Pay the open invoice") : button("fail", "Let the next payment fail")}</form>`;
}

const button = (action: string, label: string) => html`<button name="action" value="${action}">${label}</button>`;

/** The price is in the URL, because one button carries one value. */
const switchButton = (price: string, name: string) =>
  html`<button name="action" value="switch" formaction="?price=${price}">Switch to ${name}</button>`;

const gonePage = () => moneyPage("Over", html`<h1>This page is over</h1><p>Open it again from the app.</p>`);
