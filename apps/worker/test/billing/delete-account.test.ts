import { later, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { continueDeletion } from "../../src/features/identity/continue-deletions.ts";
import { context } from "../identity/a-post-going-out.ts";
import { tracesOf } from "../stored.ts";
import { aPerson, call, fault, type Person, release, untilHeld, writeDocument } from "../support.ts";
import {
  aBuyer,
  boughtAs,
  checkout,
  customersOf,
  deliverAll,
  eventsOf,
  payBesides,
  payPageOf,
  press,
  refundsOf,
  stripe,
} from "./a-buyer.ts";

const deleteAccount = (person: Person) => call(person, "identity", "deleteAccount", { confirm: "delete" });

const leftOf = async (person: Person) =>
  await Promise.all((await boughtAs(person)).map(async (it) => [it.status, await refundsOf(it)]));

/** Begins the deletion of an account, and stops it just before the user's plan is removed. */
async function halfDeleted(person: Person) {
  const removal = { host: "firestore.googleapis.com", mentions: `/user_subscriptions/${person.uid}` };
  await fault({ ...removal, fault: { hold: "before" } });
  const deletion = deleteAccount(person);
  await untilHeld("firestore.googleapis.com");
  return { deletion };
}

describe("deleting the account of a paying user", () => {
  it("ends the subscription, and no late event brings anything back", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    expect((await deleteAccount(person)).status).toBe(200);
    expect(await leftOf(person)).toEqual([["canceled", 0]]);
    expect(await deliverAll((await eventsOf(person)).slice(-1))).toEqual([200]);
    expect(await tracesOf(person.uid)).toEqual([]);
  });

  it("does not happen while the payment service does not answer", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    await fault({ host: "api.stripe.com", times: 6, fault: { status: 500, body: {} } });
    expect((await deleteAccount(person)).status).toBe(503);
    expect((await call(person, "identity", "me")).status).toBe(200);
  });

  it("ends every subscription that carries the user's uid, of any customer", async () => {
    const person = await aBuyer("growth");
    await payBesides(person);
    expect((await deleteAccount(person)).status).toBe(200);
    expect((await boughtAs(person)).map((it) => it.status)).toEqual(["canceled", "canceled"]);
  });

  it("ends the purchases also where the buyer's record cannot be read", async () => {
    const person = await aBuyer("growth");
    await writeDocument(`billing_buyers/${person.uid}`, { customerId: { integerValue: "7" } });
    expect((await deleteAccount(person)).status).toBe(200);
    expect(await leftOf(person)).toEqual([["canceled", 0]]);
  });

  it("closes the payment page that is still open", async () => {
    const person = await aPerson();
    const page = await payPageOf(person, "growth");
    expect((await deleteAccount(person)).status).toBe(200);
    expect((await press(page, { decision: "pay" })).status).toBe(410);
  });
});

describe("the customer of a deleted account", () => {
  const aQuarterLater = async ({ uid }: Person) => {
    const { now, ...deps } = context();
    await continueDeletion({ ...deps, now: later(now, minutes(16)) }, uid);
  };

  it("is removed at the payment service after the last payment could arrive; the invoice stays", async () => {
    const person = await aBuyer("growth");
    await payBesides(person);
    const customers = (await boughtAs(person)).map((it) => it.customer);
    await deleteAccount(person);
    expect(await customersOf(person)).toHaveLength(1);
    await aQuarterLater(person);
    expect(await Promise.all(customers.map((it) => stripe("GET", `/customers/${it}`)))).toEqual(
      customers.map((id) => ({ id, object: "customer", deleted: true })),
    );
    const invoices = await Promise.all(
      customers.map((customer) => stripe<{ data: [] }>("GET", "/invoices", { customer })),
    );
    expect(invoices.map(({ data }) => data.length)).toEqual([1, 1]);
    await aQuarterLater(person);
    expect(await tracesOf(person.uid)).toEqual([]);
  });

  it("is removed with the next pass if the payment service did not answer", async () => {
    const person = await aBuyer("growth");
    await deleteAccount(person);
    await fault({ host: "api.stripe.com", method: "DELETE", times: 3, fault: { status: 500, body: {} } });
    await expect(aQuarterLater(person)).rejects.toThrow();
    expect(await customersOf(person)).toHaveLength(1);
    await aQuarterLater(person);
    expect(await customersOf(person)).toEqual([]);
  });

  it("stays where it pays for another user too", async () => {
    const [person, other] = [await aBuyer("growth"), await aPerson()];
    const customers = await customersOf(person);
    await payBesides(other, customers[0]);
    await deleteAccount(person);
    await aQuarterLater(person);
    expect(await customersOf(person)).toEqual(customers);
    expect((await boughtAs(other)).map((it) => it.status)).toEqual(["active"]);
  });
});

describe("a payment for an account that is deleted", () => {
  it("is refunded and ended when its event arrives, and leaves no trace", async () => {
    const person = await aBuyer("growth");
    const [customer] = await customersOf(person);
    await deleteAccount(person);
    await payBesides(person, customer);
    await deliverAll(await eventsOf(person));
    expect(await leftOf(person)).toEqual([
      ["canceled", 0],
      ["canceled", 1],
    ]);
    expect(await tracesOf(person.uid)).toEqual([]);
  });

  it.each([
    ["before its event arrives", false],
    ["after its event arrives", true],
  ])("during the deletion is refunded and ended, %s", async (_case, isTold) => {
    const person = await aPerson();
    await payPageOf(person, "growth");
    const [customer] = await customersOf(person);
    const { deletion } = await halfDeleted(person);
    await payBesides(person, customer);
    if (isTold) await deliverAll(await eventsOf(person));
    await release("firestore.googleapis.com");
    await deletion;
    expect(await leftOf(person)).toEqual([["canceled", 1]]);
    expect(await tracesOf(person.uid)).toEqual([]);
  });
});

it("no checkout opens while the account is being deleted", async () => {
  const person = await aPerson();
  await payPageOf(person, "growth");
  await writeDocument(`billing_buyers/${person.uid}`, { closedAt: { timestampValue: new Date().toISOString() } });
  expect((await checkout(person, { planId: "growth" })).status).toBe(409);
});
