import { describe, expect, it } from "vitest";
import { aPerson, call, fault, type Person, release, untilHeld } from "../support.ts";
import {
  aBuyer,
  boughtAs,
  checkout,
  customersOf,
  deliver,
  deliverAll,
  eventsOf,
  payBesides,
  payPageOf,
  press,
  refundsOf,
} from "./a-buyer.ts";

const pay = async (page: string) => (await press(page, { decision: "pay" })).status;
const summaryOf = async (person: Person) => (await call(person, "billing", "summary")).value;

/** A user with two paid subscriptions, opened past all checks; no event has reached the Worker yet. */
async function whoPaidTwice(): Promise<Person> {
  const person = await aBuyer("growth");
  const [customer] = await customersOf(person);
  await payBesides(person, customer, "price_starter_monthly");
  return person;
}

/** What is left of two subscriptions: the state of each, and how often each was refunded. */
const leftOf = async (person: Person) =>
  await Promise.all((await boughtAs(person)).map(async (it) => [it.status, await refundsOf(it)]));

describe("a user with two checkouts", () => {
  it("has one customer, also if both begin at once", async () => {
    const person = await aPerson();
    await Promise.all([payPageOf(person, "growth"), payPageOf(person, "starter")]);
    expect(await customersOf(person)).toHaveLength(1);
  });

  it("can pay only for the later one", async () => {
    const person = await aPerson();
    const [first, second] = [await payPageOf(person, "growth"), await payPageOf(person, "starter")];
    expect([await pay(first), await pay(second)]).toEqual([410, 303]);
  });

  it.each([
    ["the first one is paid first", [0, 1]],
    ["the second one is paid first", [1, 0]],
  ])("that meet can pay for one of them: %s", async (_case, order) => {
    const person = await aPerson();
    await payPageOf(person, "growth");
    await fault({ host: "api.stripe.com", path: "/v1/checkout/sessions", method: "POST", fault: { hold: "before" } });
    const held = payPageOf(person, "growth");
    await untilHeld("api.stripe.com");
    const passing = await payPageOf(person, "starter");
    await release("api.stripe.com");
    const pages = [await held, passing];
    const paid = [];
    for (const index of order) paid.push(await pay(pages[index] ?? ""));
    expect(paid.toSorted()).toEqual([303, 410]);
    expect(await boughtAs(person)).toHaveLength(1);
  });

  it("is sent to the portal if the other one is paid while the second opens", async () => {
    const person = await aPerson();
    const first = await payPageOf(person, "growth");
    const [customer = ""] = await customersOf(person);
    const list = { host: "api.stripe.com", path: "/v1/checkout/sessions", method: "GET", mentions: customer };
    await fault({ ...list, fault: { hold: "before" } });
    const second = payPageOf(person, "starter");
    await untilHeld("api.stripe.com");
    await pay(first);
    await release("api.stripe.com");
    expect(await second).toMatch(/^https:\/\/billing\.stripe\.com\//);
  });
});

describe("a second subscription of the same user", () => {
  it.each([
    ["in order", (events: readonly unknown[]) => events],
    ["in reverse order", (events: readonly unknown[]) => events.toReversed()],
    ["twice", (events: readonly unknown[]) => [...events, ...events]],
  ])("is refunded once and canceled, and the first one stays: events %s", async (_case, arrange) => {
    const person = await whoPaidTwice();
    await deliverAll(arrange(await eventsOf(person)) as Awaited<ReturnType<typeof eventsOf>>);
    expect(await leftOf(person)).toEqual([
      ["active", 0],
      ["canceled", 1],
    ]);
    const summary = await summaryOf(person);
    expect(summary).toMatchObject({ planId: "growth", state: "active" });
    expect(summary.refundedAt).toBeGreaterThan(0);
  });

  it("is refunded once if all events arrive at once", async () => {
    const person = await whoPaidTwice();
    await Promise.all((await eventsOf(person)).map(deliver));
    expect(await leftOf(person)).toEqual([
      ["active", 0],
      ["canceled", 1],
    ]);
  });

  it("is canceled with the next delivery if that failed after the refund", async () => {
    const person = await whoPaidTwice();
    const [event] = await eventsOf(person);
    if (!event) throw new Error("Nothing happened.");
    await fault({ host: "api.stripe.com", method: "DELETE", times: 3, fault: { status: 500, body: {} } });
    expect([(await deliver(event)).status, (await deliver(event)).status]).toEqual([503, 200]);
    expect(await leftOf(person)).toEqual([
      ["active", 0],
      ["canceled", 1],
    ]);
  });
});

it("a checkout is refused to a user without an account", async () => {
  const { token } = await aPerson();
  const answer = await checkout(null, { planId: "growth" }, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(401);
});
