import type { PaidSubscription } from "@vignette/domain/billing";
import { instant } from "@vignette/domain/kernel";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { portalOf, sessionOf } from "../apps/worker/src/adapters/checkout/session-params.ts";
import { type StripeCall, stripeCall } from "../apps/worker/src/adapters/checkout/stripe-call.ts";
import { isSigned } from "../apps/worker/src/adapters/checkout/stripe-signature.ts";

const order = {
  uid: "u & 1",
  planId: "growth",
  priceId: "price_1",
  customerId: "cus_1",
  successUrl: "https://vignette.app/?a=1&b=ü",
  cancelUrl: "https://vignette.app/",
  key: "click-1",
};
const subscription: PaidSubscription = {
  ...{ id: "sub_1", itemId: "si_1", customerId: "cus_1", uid: "u1", planId: "starter", priceId: "price_1" },
  ...{ invoiceId: null, state: "active", startedAt: instant(0), endsAt: null },
};
const visit = {
  customerId: "cus_1",
  returnUrl: "https://vignette.app/s",
  change: { subscription, priceId: "price_2", successUrl: "https://vignette.app/ok" },
};
const search = { query: 'metadata["uid"]:"a\\"b"', limit: 100 };

type Case = [name: string, ours: (call: StripeCall) => Promise<unknown>, theirs: (stripe: Stripe) => Promise<unknown>];
const cases: Case[] = [
  [
    "a checkout",
    (call) => call({ method: "POST", path: "/checkout/sessions", params: sessionOf(order), key: order.key }),
    (stripe) => stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.key }),
  ],
  [
    "a visit to the portal",
    (call) => call({ method: "POST", path: "/billing_portal/sessions", params: portalOf(visit), key: "k" }),
    (stripe) => stripe.billingPortal.sessions.create(portalOf(visit), { idempotencyKey: "k" }),
  ],
  [
    "a search",
    (call) => call({ method: "GET", path: "/customers/search", params: search }),
    (stripe) => stripe.customers.search(search),
  ],
  [
    "a cancellation",
    (call) => call({ method: "DELETE", path: "/subscriptions/sub_1" }),
    (stripe) => stripe.subscriptions.cancel("sub_1"),
  ],
];

/** What was sent, as the service understands it. */
function recording() {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input as string, init as RequestInit);
    const { origin, pathname, searchParams } = new URL(request.url);
    const named = (name: string) => request.headers.get(name);
    sent.push({
      call: `${request.method} ${origin}${pathname}`,
      query: [...searchParams],
      body: [...new URLSearchParams(await request.text())],
      headers: ["authorization", "stripe-version", "idempotency-key"].map(named),
    });
    return Response.json({ object: "anything" });
  };
  return { sent, fetch };
}

describe("the client for Stripe", () => {
  it.each(cases)("sends for %s what Stripe's own package sends", async (_name, ours, theirs) => {
    const [mine, official] = [recording(), recording()];
    await ours(stripeCall("sk_1", mine.fetch));
    await theirs(new Stripe("sk_1", { httpClient: Stripe.createFetchHttpClient(official.fetch), telemetry: false }));
    expect(mine.sent).toEqual(official.sent);
  });

  it("repeats a call that Stripe asks to repeat, with the same key, and no other", async () => {
    const keys: (string | null)[] = [];
    const headers = { "stripe-should-retry": "true" };
    const call = stripeCall("sk_1", async (_input, init) => {
      keys.push(new Headers(init?.headers as HeadersInit).get("idempotency-key"));
      return keys.length === 1
        ? Response.json({}, { status: 400, headers })
        : Response.json({ error: {} }, { status: 400 });
    });
    await expect(call({ method: "POST", path: "/refunds" })).rejects.toThrow("Stripe refused.");
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a signature of Stripe's own package", () => {
  const [body, secret, time] = ['{"id":"evt_ü"}', "whsec_1", 1_800_000_000];
  const sign = (timestamp: number) =>
    new Stripe("sk_1").webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp });
  const now = instant(time * 1000);

  it("holds for its body, also beside another one", async () => {
    const signature = await sign(time);
    expect(await isSigned({ body, secret, now, signature })).toBe(true);
    expect(await isSigned({ body, secret, now, signature: signature.replace("v1=", `v1=${"0".repeat(64)},v1=`) })).toBe(
      true,
    );
  });

  it("does not hold for another body, time or secret, when it is old, or in another form", async () => {
    const signature = await sign(time);
    const of = (changed: object) => isSigned({ body, secret, now, signature, ...changed });
    const wrong = [
      { body: `${body} ` },
      { secret: "whsec_2" },
      { signature: signature.replace(`t=${time}`, `t=${time + 1}`) },
      { signature: await sign(time - 301) },
      { signature: signature.replace("v1=", "v0=") },
      { signature: `t=${time},v1=` },
      { signature: "" },
      { signature: null },
    ];
    expect(await Promise.all(wrong.map(of))).toEqual(wrong.map(() => false));
  });
});
