import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anOrder, type StripeBench, stripeBench } from "./stripe-bench.ts";

let bench: StripeBench;
let stripe: Stripe;
beforeEach(() => {
  bench = stripeBench();
  const fetch = (url: string | URL | Request, init?: RequestInit) => bench.call(String(url), init);
  stripe = new Stripe("sk_test_x", { httpClient: Stripe.createFetchHttpClient(fetch), maxNetworkRetries: 0 });
});
afterEach(() => bench.close());

const session = (customer: string) =>
  stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: "price_growth_monthly", quantity: 1 }],
    customer,
    success_url: anOrder.success_url,
    subscription_data: { metadata: { uid: "u1" } },
  });

/** A customer of user u1 with a paid subscription. */
async function aBuyer() {
  const customer = await stripe.customers.create({ email: "mara@vignette.test", metadata: { uid: "u1" } });
  const { id, url } = await session(customer.id);
  await bench.form(url ?? "", { decision: "pay" });
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  return { customer: customer.id, sessionId: id, subscription: String(subscription) };
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error("It was not refused.");
  return { status: error.statusCode, code: error.code, param: error.param, message: error.message };
};

it("a deleted customer keeps its id and its invoices, loses its name and its subscriptions, and buys nothing more", async () => {
  const { customer, subscription } = await aBuyer();
  const open = await session(customer);
  expect(await stripe.customers.del(customer)).toEqual(expect.objectContaining({ id: customer, deleted: true }));
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  expect(JSON.stringify(await stripe.customers.retrieve(customer))).not.toContain("mara@vignette.test");
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.customers.search({ query: 'metadata["uid"]:"u1"' })).data).toEqual([]);
  expect(await refusal(session(customer))).toMatchObject({ status: 400, code: "resource_missing" });
  expect(await refusal(stripe.customers.del(customer))).toMatchObject({ status: 404, code: "resource_missing" });
  expect((await bench.form(open.url ?? "", { decision: "pay" })).status).toBe(410);
});

describe("a list, read by Stripe's own client", () => {
  it("comes newest first in pages of the requested size, and says whether there is more", async () => {
    const ids: string[] = [];
    for (const name of ["a", "b", "c"]) ids.unshift((await stripe.customers.create({ name })).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect([first.data.map((it) => it.id), first.has_more]).toEqual([ids.slice(0, 2), true]);
    const next = await stripe.customers.list({ limit: 2, starting_after: ids[1] ?? "" });
    expect([next.data.map((it) => it.id), next.has_more]).toEqual([ids.slice(2), false]);
    const back = await stripe.customers.list({ limit: 1, ending_before: ids[2] ?? "" });
    expect([back.data.map((it) => it.id), back.has_more]).toEqual([ids.slice(1, 2), true]);
    expect((await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 })).map((it) => it.id)).toEqual(
      ids,
    );
  });

  it("has ten objects by default, and at most a hundred", async () => {
    for (let n = 0; n < 11; n += 1) await stripe.customers.create({});
    expect((await stripe.customers.list()).data).toHaveLength(10);
    expect(await refusal(stripe.customers.list({ limit: 101 }))).toMatchObject({ status: 400, param: "limit" });
    expect(await refusal(stripe.customers.list({ starting_after: "cus_x" }))).toMatchObject({
      code: "resource_missing",
    });
  });
});

describe("a call, made by Stripe's own client", () => {
  it("is refused with a parameter that it does not take", async () => {
    const call = stripe.customers.create({ email: "a@b.test", color: "red" } as Stripe.CustomerCreateParams);
    expect(await refusal(call)).toEqual({
      status: 400,
      code: "parameter_unknown",
      param: "color",
      message: "Received unknown parameter: color",
    });
  });

  it("expands what it names, in an object and in a list", async () => {
    const { customer, subscription } = await aBuyer();
    const one = await stripe.subscriptions.retrieve(subscription, { expand: ["customer", "latest_invoice.payments"] });
    expect(one.customer).toMatchObject({ id: customer, email: "mara@vignette.test" });
    expect(one.latest_invoice).toMatchObject({ amount_paid: 4900, payments: { data: [{ status: "paid" }] } });
    const { data } = await stripe.subscriptions.list({ customer, expand: ["data.latest_invoice"] });
    expect(data[0]?.latest_invoice).toMatchObject({ object: "invoice" });
    const bad = stripe.subscriptions.retrieve(subscription, { expand: ["color"] });
    expect((await refusal(bad)).message).toBe("This property cannot be expanded (color).");
  });
});

describe("a checkout session, handled by Stripe's own client", () => {
  it("needs no address for canceling, and lists its line items", async () => {
    const { id: customer } = await stripe.customers.create({});
    const { id, cancel_url } = await session(customer);
    expect(cancel_url).toBeNull();
    const { data } = await stripe.checkout.sessions.listLineItems(id);
    expect(data).toMatchObject([{ quantity: 1, amount_total: 4900, price: { id: "price_growth_monthly" } }]);
  });

  it("is listed by customer and status, and can no longer be paid once it is expired", async () => {
    const { id: customer } = await stripe.customers.create({});
    const { id, url } = await session(customer);
    const open = () => stripe.checkout.sessions.list({ customer, status: "open" });
    expect((await open()).data.map((it) => it.id)).toEqual([id]);
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
    expect((await open()).data).toEqual([]);
    expect((await bench.form(url ?? "", { decision: "pay" })).status).toBe(410);
    expect((await refusal(stripe.checkout.sessions.expire(id))).message).toContain("has a status of `expired`");
  });

  it("takes a customer or an email address, but not both", async () => {
    const { id: customer } = await stripe.customers.create({});
    const answer = await bench.post("/checkout/sessions", { ...anOrder, customer });
    expect(answer.status).toBe(400);
  });
});

describe("what was bought, found by Stripe's own client", () => {
  it("is found by its metadata", async () => {
    const { customer, subscription } = await aBuyer();
    await stripe.customers.create({ metadata: { uid: "u2" } });
    const query = `metadata["uid"]:"u1"`;
    expect((await stripe.customers.search({ query })).data.map((it) => it.id)).toEqual([customer]);
    expect((await stripe.subscriptions.search({ query })).data.map((it) => it.id)).toEqual([subscription]);
    expect((await stripe.customers.search({ query: `metadata['uid']:'u3'` })).data).toEqual([]);
    expect(await refusal(stripe.customers.search({ query: "uid" }))).toMatchObject({ status: 400, param: "query" });
  });

  it("has an invoice whose payment is refunded once", async () => {
    const { customer } = await aBuyer();
    const { data: invoices } = await stripe.invoices.list({ customer });
    expect(invoices).toMatchObject([{ status: "paid", amount_paid: 4900, customer }]);
    const { data: payments } = await stripe.invoicePayments.list({ invoice: invoices[0]?.id ?? "", status: "paid" });
    const payment_intent = String(payments[0]?.payment.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent, reason: "duplicate" });
    expect(refund).toMatchObject({ amount: 4900, status: "succeeded", reason: "duplicate" });
    expect((await stripe.refunds.list({ payment_intent })).data.map((it) => it.id)).toEqual([refund.id]);
    expect(await refusal(stripe.refunds.create({ payment_intent }))).toMatchObject({ code: "charge_already_refunded" });
  });

  it("sends events; the list also holds those that the app's endpoint does not receive", async () => {
    await aBuyer();
    const { data } = await stripe.events.list({ type: "customer.created" });
    expect(data).toMatchObject([{ type: "customer.created", pending_webhooks: 0 }]);
    const { data: all } = await stripe.events.list();
    expect(all.map((it) => it.type)).toEqual([
      "invoice.paid",
      "checkout.session.completed",
      "customer.subscription.created",
      "customer.created",
    ]);
    expect(await stripe.events.retrieve(all[0]?.id ?? "")).toMatchObject({ type: "invoice.paid" });
  });
});
