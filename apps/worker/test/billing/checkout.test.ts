import { describe, expect, it } from "vitest";
import { aPerson, call, fault, requestsDuring, writeDocument } from "../support.ts";
import { aBuyer, checkout, customersOf, deliverAll, eventsOf, payPageOf, press, stripe } from "./a-buyer.ts";

const DEFAULT_TEXT = "Something went wrong during checkout, please contact support";

describe("spec §7 the checkout call", () => {
  it("leads to a page where the user pays for the plan, and from there to the settings", async () => {
    const person = await aPerson();
    const answer = await checkout(person, { planId: "growth" });
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(/^http:\/\/localhost:8788\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
    const paid = await press(url.replace("http://localhost:8788/", "https://"), { decision: "pay" });
    expect(paid.headers.get("location")).toBe("http://localhost:8787/dashboard/settings?checkout=success");
  });

  it("leads back to the settings without a charge when it is canceled", async () => {
    const back = await press(await payPageOf(await aPerson(), "growth"), { decision: "cancel" });
    expect(back.headers.get("location")).toBe("http://localhost:8787/dashboard/settings?checkout=cancelled");
  });

  it("requires a login", async () => {
    const answer = await checkout(null, { planId: "growth" }, { "x-user-id": "another-user" });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: "No user is signed in" });
  });

  it("takes the user from the token, and refuses a header that names another", async () => {
    const answer = await checkout(await aPerson(), { planId: "growth" }, { "x-user-id": "another-user" });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: "You're signed in as a different user." });
  });

  it.each([
    ["a plan that does not exist", "nothing", 404, "We couldn't find that plan."],
    ["the free plan", "default", 400, "The free plan needs no checkout."],
    ["a contact plan", "enterprise", 400, "Contact us to set up this plan."],
  ])("is refused for %s", async (_case, planId, status, error) => {
    const answer = await checkout(await aPerson(), { planId });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  it.each(["", "no json", "null", "[]", "{}", '{"planId":7}', '{"planId":"a/b"}', '{"planId":".."}'])(
    "answers the invalid body %j with an error that names the field",
    async (body) => {
      const answer = await checkout(await aPerson(), body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ field: "planId" });
    },
  );

  it("shows the spec's default text when the payment service fails", async () => {
    await fault({ host: "api.stripe.com", times: 3, fault: { status: 500, body: { error: { message: "secret" } } } });
    const answer = await checkout(await aPerson(), { planId: "growth" });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: DEFAULT_TEXT });
  });

  it("shows it also for a plan whose price is not set up", async () => {
    const planId = `plan-${crypto.randomUUID()}`;
    await writeDocument(`config_subscription/${planId}`, {
      name: { stringValue: "Odd" },
      price: { integerValue: "5" },
      active: { booleanValue: true },
      limits: { mapValue: { fields: {} } },
      priceId: { stringValue: "price_unknown" },
    });
    expect(await (await checkout(await aPerson(), { planId })).json()).toMatchObject({ error: DEFAULT_TEXT });
    await writeDocument(`config_subscription/${planId}`, { active: { booleanValue: false } });
  });

  it("opens one page even if the first answer is lost", async () => {
    const person = await aPerson();
    await fault({ host: "api.stripe.com", path: "/v1/checkout/sessions", method: "POST", fault: { drop: "after" } });
    const calls = await requestsDuring("api.stripe.com", async () => {
      expect((await checkout(person, { planId: "growth" })).status).toBe(200);
    });
    expect(calls.filter((it) => it.method === "POST" && it.url.endsWith("/checkout/sessions"))).toHaveLength(2);
    const [customer = ""] = await customersOf(person);
    expect((await stripe<{ data: object[] }>("GET", "/checkout/sessions", { customer })).data).toHaveLength(1);
  });
});

describe("a user with a running subscription", () => {
  it("confirms a change of plan instead of paying for a second one", async () => {
    const person = await aBuyer("starter");
    await deliverAll(await eventsOf(person));
    const page = await payPageOf(person, "growth");
    expect(page).toMatch(/^https:\/\/billing\.stripe\.com\/p\/session\//);
    const done = await press(page, { action: "confirm" });
    expect(done.headers.get("location")).toBe("http://localhost:8787/dashboard/settings?checkout=success");
    await deliverAll((await eventsOf(person)).slice(-1));
    expect((await call(person, "usage", "summary")).value).toMatchObject({ planId: "growth", planName: "Growth" });
  });

  it("sees an error on choosing the current plan", async () => {
    const person = await aBuyer("starter");
    await deliverAll(await eventsOf(person));
    expect((await checkout(person, { planId: "starter" })).status).toBe(409);
  });
});

describe("the portal", () => {
  it("opens for a user with a purchase", async () => {
    const person = await aBuyer("starter");
    await deliverAll(await eventsOf(person));
    const { value } = await call(person, "billing", "portal");
    expect(value.url).toMatch(/^http:\/\/localhost:8788\/billing\.stripe\.com\/p\/session\/bps_/);
  });

  it("is refused to a user without one", async () => {
    const person = await aPerson();
    await payPageOf(person, "growth");
    const answer = await call(person, "billing", "portal");
    expect(answer).toMatchObject({ status: 409, error: { data: { refusal: "billing.no-customer" } } });
  });

  it("requires a login", async () => {
    expect((await call(null, "billing", "portal")).status).toBe(401);
  });
});
