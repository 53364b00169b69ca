import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anOrder, type StripeBench, stripeBench } from "./stripe-bench.ts";

let bench: StripeBench;
beforeEach(() => {
  bench = stripeBench();
});
afterEach(() => bench.close());

type Session = { id: string; url: string; status: string; customer: string | null; subscription: string | null };
type Bought = {
  id: string;
  status: string;
  customer: string;
  metadata: Record<string, string>;
  items: { data: Line[] };
};
type Line = { id: string; price: { id: string; unit_amount: number }; current_period_end: number };

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const anOpenSession = () => json<Session>(bench.post("/checkout/sessions", anOrder));

async function bought(): Promise<Bought> {
  const { id, url } = await anOpenSession();
  await bench.form(url, { decision: "pay" });
  const { subscription } = await json<Session>(bench.get(`/checkout/sessions/${id}`));
  return await json<Bought>(bench.get(`/subscriptions/${subscription}`));
}

async function portalOf(customer: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = bench.post("/billing_portal/sessions", { customer, return_url: "http://localhost:8787/x", ...fields });
  return (await json<Session>(answer)).url;
}

describe("a checkout", () => {
  it("is open and unpaid, and hides the sandbox's own fields", async () => {
    const session = await anOpenSession();
    expect(session).toMatchObject({ status: "open", payment_status: "unpaid", customer: null, subscription: null });
    expect(session.url).toBe(`https://checkout.stripe.com/c/pay/${session.id}`);
    expect(session).not.toHaveProperty("sandbox");
  });

  it("that is paid redirects and creates an active subscription with its metadata", async () => {
    const { id, url } = await anOpenSession();
    const answer = await bench.form(url, { decision: "pay" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(anOrder.success_url.replace("{CHECKOUT_SESSION_ID}", id));
    const session = await json<Session>(bench.get(`/checkout/sessions/${id}`));
    expect(session).toMatchObject({ status: "complete", payment_status: "paid" });
    const subscription = await json<Bought>(bench.get(`/subscriptions/${session.subscription}`));
    expect(subscription).toMatchObject({ status: "active", metadata: { uid: "u1", planId: "growth" } });
    expect(subscription.items.data[0]).toMatchObject({ price: { id: "price_growth_monthly", unit_amount: 4900 } });
  });

  it("cannot be paid twice", async () => {
    const { url } = await anOpenSession();
    await bench.form(url, { decision: "pay" });
    expect((await bench.form(url, { decision: "pay" })).status).toBe(410);
  });

  it("stays on the page when the card is declined", async () => {
    const { id, url } = await anOpenSession();
    const answer = await bench.form(url, { decision: "decline" });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("Your card was declined.");
    expect(await json(bench.get(`/checkout/sessions/${id}`))).toMatchObject({ status: "open" });
  });

  it("that is canceled redirects without a subscription", async () => {
    const { url } = await anOpenSession();
    expect((await bench.form(url, { decision: "cancel" })).headers.get("location")).toBe(anOrder.cancel_url);
    expect(await json(bench.get("/subscriptions?status=all"))).toMatchObject({ data: [] });
  });

  it.each([
    ["an unknown price", { "line_items[0][price]": "price_x" }, "line_items[0][price]"],
    ["an unknown customer", { customer: "cus_x" }, "customer"],
    ["another mode", { mode: "payment" }, "mode"],
    ["no way back", { success_url: "" }, "success_url"],
  ])("is refused for %s", async (_case, change, param) => {
    const answer = await bench.post("/checkout/sessions", { ...anOrder, ...change });
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ error: { type: "invalid_request_error", param } });
  });

  it("is refused without a secret key", async () => {
    expect((await bench.form("https://api.stripe.com/v1/checkout/sessions", anOrder)).status).toBe(401);
  });
});

describe("an idempotency key", () => {
  const key = { "idempotency-key": "click-1" };

  it("returns the first answer again", async () => {
    const first = await json<Session>(bench.post("/checkout/sessions", anOrder, key));
    const again = await bench.post("/checkout/sessions", anOrder, key);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await json<Session>(again)).id).toBe(first.id);
  });

  it("is refused for another call", async () => {
    await bench.post("/checkout/sessions", anOrder, key);
    const answer = await bench.post("/checkout/sessions", { ...anOrder, client_reference_id: "u2" }, key);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ error: { type: "idempotency_error" } });
  });

  it("is not used up by a call with wrong parameters", async () => {
    await bench.post("/checkout/sessions", { ...anOrder, mode: "payment" }, key);
    expect((await bench.post("/checkout/sessions", anOrder, key)).status).toBe(200);
  });
});

describe("the portal", () => {
  it("changes the plan, cancels at the end of the period, undoes that, and cancels at once", async () => {
    const { id, customer } = await bought();
    const page = await portalOf(customer);
    const now = () => json<Bought & { cancel_at_period_end: boolean }>(bench.get(`/subscriptions/${id}`));
    await bench.form(`${page}?price=price_business_monthly`, { action: "switch" });
    expect((await now()).items.data[0]?.price.id).toBe("price_business_monthly");
    await bench.form(page, { action: "cancel" });
    expect(await now()).toMatchObject({ status: "active", cancel_at_period_end: true });
    await bench.form(page, { action: "keep" });
    expect(await now()).toMatchObject({ cancel_at_period_end: false });
    await bench.form(page, { action: "fail" });
    expect(await now()).toMatchObject({ status: "past_due" });
    await bench.form(page, { action: "cancel-now" });
    expect(await now()).toMatchObject({ status: "canceled" });
  });

  it("only asks to confirm a change that the app prepared, and redirects", async () => {
    const { id, customer, items } = await bought();
    const under = "flow_data[subscription_update_confirm]";
    const page = await portalOf(customer, {
      "flow_data[type]": "subscription_update_confirm",
      [`${under}[subscription]`]: id,
      [`${under}[items][0][id]`]: items.data[0]?.id ?? "",
      [`${under}[items][0][price]`]: "price_business_monthly",
      "flow_data[after_completion][type]": "redirect",
      "flow_data[after_completion][redirect][return_url]": "http://localhost:8787/done",
    });
    expect(await (await bench.call(page)).text()).toContain("Switch to Business");
    expect((await bench.form(page, { action: "confirm" })).headers.get("location")).toBe("http://localhost:8787/done");
    const { items: after } = await json<Bought>(bench.get(`/subscriptions/${id}`));
    expect(after.data[0]?.price.id).toBe("price_business_monthly");
  });
});

describe("a webhook", () => {
  it("is signed over its time and its exact bytes", async () => {
    await bought();
    const [first] = await bench.arrived(3);
    const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.signature ?? "") ?? [];
    const expected = createHmac("sha256", "whsec_sandbox_webhook_secret")
      .update(`${time}.${first?.body}`)
      .digest("hex");
    expect(digest).toBe(expected);
  });

  it("reports the purchase in three events", async () => {
    await bought();
    const types = (await bench.arrived(3)).map((it) => it.event.type);
    expect(types).toEqual(["customer.subscription.created", "checkout.session.completed", "invoice.paid"]);
  });

  it("arrives several times and in reverse order when the sandbox is set to it", async () => {
    await bench.control("settings", { copies: 2, reversed: true, delayMs: 0 });
    await bought();
    const types = (await bench.arrived(6)).map((it) => it.event.type);
    expect(types[0]).toBe("invoice.paid");
    expect(types.filter((type) => type === "customer.subscription.created")).toHaveLength(2);
  });

  it("is sent again after an answer other than 2xx", async () => {
    bench.answers.push(500);
    await bought();
    const all = await bench.arrived(4);
    expect(all.at(-1)?.event.id).toBe(all[0]?.event.id);
  });

  it("is held until requested while deliveries are paused", async () => {
    await bench.control("settings", { paused: true, delayMs: 0 });
    await bought();
    const events = await json<{ id: string }[]>(bench.control("events"));
    expect(events).toHaveLength(3);
    expect(await json(bench.control(`events/${events[0]?.id}/deliver`, {}))).toEqual({ status: 200 });
    expect(bench.delivered.map((it) => it.event.id)).toEqual([events[0]?.id]);
  });
});
