import { describe, expect, it } from "vitest";
import { call, fault } from "../support.ts";
import { aBuyer, boughtBy, deliverAll, eventsOf } from "./a-buyer.ts";

const stateOf = async (id: string) => {
  const headers = { authorization: "Bearer sk_test_sandbox" };
  const answer = await fetch(`https://api.stripe.com/v1/subscriptions/${id}`, { headers });
  return ((await answer.json()) as { status: string }).status;
};

describe("deleting the account of a paying user", () => {
  it("ends the subscription, and no late event brings anything back", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    const id = await boughtBy(person);
    expect((await call(person, "identity", "deleteAccount", { confirm: "delete" })).status).toBe(200);
    expect(await stateOf(id)).toBe("canceled");
    expect(await deliverAll((await eventsOf(person)).slice(-1))).toEqual([200]);
    expect((await call(person, "billing", "summary")).value).toMatchObject({ planId: "default", manageable: false });
  });

  it("does not happen while the payment service does not answer", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    await fault({ host: "api.stripe.com", times: 3, fault: { status: 500, body: {} } });
    expect((await call(person, "identity", "deleteAccount", { confirm: "delete" })).status).toBe(503);
    expect((await call(person, "identity", "me")).status).toBe(200);
  });
});
