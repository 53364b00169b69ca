import { aPerson, ask, call, type Person } from "../support.ts";

const CONTROL = "http://localhost:8788/__control/stripe";

export type Told = { id: string; type: string; body: string; signature: string };

/** Requests a checkout as the web app does: after the sign-in. */
export async function checkout(
  person: Person | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (person) await call(person, "identity", "recordSignIn");
  return await ask("/createCheckoutSessionHttp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(person && { authorization: `Bearer ${person.token}`, "x-user-id": person.uid }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The address of the payment page. */
export async function payPageOf(person: Person, planId: string): Promise<string> {
  const { url } = (await (await checkout(person, { planId })).json()) as { url: string };
  return url.replace("http://localhost:8788/", "https://");
}

/** Presses a button on a page of the payment service. */
export function press(page: string, fields: Record<string, string>): Promise<Response> {
  return fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** A signed-in user who paid for a plan; no event has reached the Worker yet. */
export async function aBuyer(planId: string, already?: Person): Promise<Person> {
  const person = already ?? (await aPerson());
  await press(await payPageOf(person, planId), { decision: "pay" });
  return person;
}

/** The events about a user, oldest first, each signed now. */
export async function eventsOf({ uid }: Person): Promise<Told[]> {
  const all = (await (await fetch(`${CONTROL}/events`)).json()) as Told[];
  return all.filter((event) => event.body.includes(uid)).toReversed();
}

/** Sends an event to the Worker as Stripe does. */
export function deliver({ body, signature }: Pick<Told, "body" | "signature">): Promise<Response> {
  return ask("/webhooks/stripe", { method: "POST", headers: { "stripe-signature": signature }, body });
}

export async function deliverAll(events: readonly Told[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of events) statuses.push((await deliver(event)).status);
  return statuses;
}

/** The id of a user's latest subscription. */
export async function boughtBy(person: Person): Promise<string> {
  const created = (await eventsOf(person)).filter((event) => event.type === "customer.subscription.created").at(-1);
  return JSON.parse(created?.body ?? "{}").data.object.id;
}

/** Sets the state of a subscription at the payment service. */
export async function setState(id: string, status: string): Promise<void> {
  await fetch(`${CONTROL}/subscriptions/${id}`, { method: "POST", body: JSON.stringify({ status }) });
}

/** Calls Stripe's API as the Worker does. */
export async function stripe<T>(method: string, path: string, fields: Record<string, string> = {}): Promise<T> {
  const form = new URLSearchParams(fields);
  const headers = { authorization: "Bearer sk_test_sandbox" };
  const answer = await (method === "GET"
    ? fetch(`https://api.stripe.com/v1${path}?${form}`, { headers })
    : fetch(`https://api.stripe.com/v1${path}`, { method, headers, body: form }));
  return (await answer.json()) as T;
}

type List<T> = { data: T[] };
export type Bought = { id: string; status: string; customer: string; latest_invoice: string };

/** The user's subscriptions at Stripe, by the uid in their metadata, oldest first. */
export async function boughtAs({ uid }: Person): Promise<Bought[]> {
  const { data } = await stripe<List<Bought>>("GET", "/subscriptions/search", { query: `metadata["uid"]:"${uid}"` });
  return data.toReversed();
}

/** The ids of the customers that carry the user's uid. */
export async function customersOf({ uid }: Person): Promise<string[]> {
  const { data } = await stripe<List<{ id: string }>>("GET", "/customers/search", {
    query: `metadata["uid"]:"${uid}"`,
  });
  return data.map((it) => it.id);
}

/** How many refunds a subscription's payment has. */
export async function refundsOf({ latest_invoice: invoice }: Bought): Promise<number> {
  type Payment = { payment: { payment_intent: string } };
  const [paid] = (await stripe<List<Payment>>("GET", "/invoice_payments", { invoice })).data;
  const payment_intent = paid?.payment.payment_intent ?? "";
  return (await stripe<List<object>>("GET", "/refunds", { payment_intent })).data.length;
}

/** Pays for one more checkout of a user, opened past all checks: with this customer, or with one of its own. */
export async function payBesides({ uid, email }: Person, customer?: string, priceId = "price_growth_monthly") {
  const { url } = await stripe<{ url: string }>("POST", "/checkout/sessions", {
    mode: "subscription",
    "line_items[0][price]": priceId,
    success_url: "http://localhost:8787/dashboard/settings",
    ...(customer === undefined ? { customer_email: email } : { customer }),
    "metadata[uid]": uid,
    "subscription_data[metadata][uid]": uid,
  });
  return await press(url, { decision: "pay" });
}
