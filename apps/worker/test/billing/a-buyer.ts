import { aPerson, ask, call, type Person } from "../support.ts";

const CONTROL = "http://localhost:8788/__control/stripe";

export type Told = { id: string; type: string; body: string; signature: string };

/** Requests a checkout as the web app does. */
export function checkout(
  person: Person | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask("/createCheckoutSessionHttp", {
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
  await call(person, "identity", "recordSignIn");
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
