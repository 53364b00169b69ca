import { describe, expect, it } from "vitest";
import { aPerson, call, fault, type Person, requestsDuring } from "../support.ts";
import { aBuyer, boughtBy, deliver, deliverAll, eventsOf, payPageOf, press, setState, type Told } from "./a-buyer.ts";

const SECRET = "whsec_sandbox_webhook_secret";
const planOf = async (person: Person) => (await call(person, "usage", "summary")).value.planId;
const stateOf = async (person: Person) => (await call(person, "billing", "summary")).value;

async function signatureOver(body: string, secret: string, ageSeconds: number): Promise<string> {
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  const usage = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), usage, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${time}.${body}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `t=${time},v1=${hex}`;
}

/** The first event of a purchase. */
async function anEvent(person: Person): Promise<Told> {
  const [event] = await eventsOf(person);
  if (!event) throw new Error("Nothing happened.");
  return event;
}

describe("an event from the payment service", () => {
  it.each([
    ["without a signature", async () => ""],
    ["signed with another secret", (body: string) => signatureOver(body, "whsec_other", 0)],
    ["whose signature is older than 300 s", (body: string) => signatureOver(body, SECRET, 301)],
    ["with a changed body", (body: string) => signatureOver(`${body} `, SECRET, 0)],
  ])("%s is refused and changes nothing", async (_case, sign) => {
    const person = await aBuyer("growth");
    const { body } = await anEvent(person);
    expect((await deliver({ body, signature: await sign(body) })).status).toBe(400);
    expect(await planOf(person)).toBe("default");
  });

  it("is accepted while its signature is younger than that", async () => {
    const person = await aBuyer("growth");
    const { body } = await anEvent(person);
    expect((await deliver({ body, signature: await signatureOver(body, SECRET, 295) })).status).toBe(200);
    expect(await planOf(person)).toBe("growth");
  });

  it("about something else is accepted and changes nothing", async () => {
    const body = JSON.stringify({ id: "evt_other", object: "event", type: "price.created", data: { object: {} } });
    expect((await deliver({ body, signature: await signatureOver(body, SECRET, 0) })).status).toBe(200);
  });

  it("is processed once, however often it is delivered", async () => {
    const person = await aBuyer("growth");
    const event = await anEvent(person);
    await deliver(event);
    const calls = await requestsDuring("api.stripe.com", async () => {
      expect(await deliverAll([event, event])).toEqual([200, 200]);
    });
    expect(calls).toEqual([]);
    expect(await planOf(person)).toBe("growth");
  });

  it("is delivered again later if the payment service cannot be reached now", async () => {
    const person = await aBuyer("growth");
    const event = await anEvent(person);
    await fault({ host: "api.stripe.com", times: 3, fault: { status: 500, body: {} } });
    expect((await deliver(event)).status).toBe(503);
    expect(await planOf(person)).toBe("default");
    expect((await deliver(event)).status).toBe(200);
    expect(await planOf(person)).toBe("growth");
  });

  it("starts the plan whichever of the purchase's events comes first, and alone", async () => {
    for (const index of [0, 1, 2]) {
      const person = await aBuyer("growth");
      await deliverAll((await eventsOf(person)).slice(index, index + 1));
      expect(await planOf(person)).toBe("growth");
    }
  });

  it("that is late cannot bring an older state back", async () => {
    const person = await aBuyer("growth");
    await setState(await boughtBy(person), "canceled");
    const events = await eventsOf(person);
    await deliverAll(events.toReversed());
    expect(await stateOf(person)).toMatchObject({ planId: "default", state: "canceled" });
  });

  it("leaves the newest state even if all arrive at once", async () => {
    const person = await aBuyer("growth");
    const id = await boughtBy(person);
    for (const status of ["past_due", "active", "past_due"]) await setState(id, status);
    const statuses = await Promise.all((await eventsOf(person)).map(async (event) => (await deliver(event)).status));
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await stateOf(person)).toMatchObject({ planId: "growth", state: "past_due" });
  });
});

describe("spec §4 Subscription: the plan follows the payment", () => {
  it.each([
    ["trialing", "growth"],
    ["past_due", "growth"],
    ["incomplete", "default"],
    ["incomplete_expired", "default"],
    ["unpaid", "default"],
    ["paused", "default"],
    ["canceled", "default"],
  ])("%s is the plan %s", async (status, planId) => {
    const person = await aBuyer("growth");
    await setState(await boughtBy(person), status);
    await deliverAll((await eventsOf(person)).slice(-1));
    expect(await stateOf(person)).toMatchObject({ planId, state: status });
  });

  it("brings the plan's limits, and starts the period on the day of purchase", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    const { value } = await call(person, "usage", "summary");
    expect(value).toMatchObject({ planName: "Growth", limits: { videos: 60, images: 200 } });
    expect(new Date(value.startsAt).toISOString().slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  });

  it("remains paid until the end of the period after a cancellation, and shows that date", async () => {
    const person = await aBuyer("growth");
    await deliverAll(await eventsOf(person));
    const { value } = await call(person, "billing", "portal");
    await press(value.url.replace("http://localhost:8788/", "https://"), { action: "cancel" });
    await deliverAll((await eventsOf(person)).slice(-1));
    const summary = await stateOf(person);
    expect(summary).toMatchObject({ planId: "growth", state: "active", manageable: true });
    expect(summary.endsAt).toBeGreaterThan(Date.now());
  });

  it("is not lost when an older subscription of the same user ends", async () => {
    const person = await aBuyer("starter");
    const first = await boughtBy(person);
    await setState(first, "canceled");
    await press(await payPageOf(person, "growth"), { decision: "pay" });
    await deliverAll((await eventsOf(person)).toReversed());
    expect(await planOf(person)).toBe("growth");
  });

  it("does not change for a user who paid nothing", async () => {
    const person = await aPerson();
    await call(person, "identity", "recordSignIn");
    expect(await stateOf(person)).toEqual({
      planId: "default",
      planName: "Free Plan",
      state: "active",
      endsAt: null,
      refundedAt: null,
      manageable: false,
    });
  });
});
