import { describe, expect, it } from "vitest";
import { forgetOfferedPlans } from "../../src/records/stores/offered-plan-store.ts";
import { call, removeDocument, requestsDuring, writeDocument } from "../support.ts";

/** The list in an isolate that has not read the plans before. */
const listed = async () => {
  forgetOfferedPlans();
  return (await call(null, "plans", "list")).value;
};

describe("spec §3 Plan: the plans on sale", () => {
  it("are public, in their order, without payment details", async () => {
    const plans = await listed();
    const seeded = ["default", "starter", "growth", "business", "enterprise"];
    expect(plans.map((plan) => plan.id).filter((id) => seeded.includes(id))).toEqual(seeded);
    expect(JSON.stringify(plans)).not.toContain("price_");
    expect(plans.find((plan) => plan.id === "enterprise")?.contact).toBe(true);
  });

  it("list the kinds of content that their features exclude, from a list or a map", async () => {
    const [list, map] = [`list-${crypto.randomUUID()}`, `map-${crypto.randomUUID()}`];
    const sound = { name: { stringValue: "Plan" }, price: { integerValue: "5" }, limits: { mapValue: { fields: {} } } };
    const features = { arrayValue: { values: [{ stringValue: "ugc_image" }] } };
    const flags = { mapValue: { fields: { ugc_10: { integerValue: "1" }, ugc_image: { booleanValue: false } } } };
    await writeDocument(`config_subscription/${list}`, { ...sound, features });
    await writeDocument(`config_subscription/${map}`, { ...sound, features: flags });
    const locked = new Map((await listed()).map((plan) => [plan.id, plan.lockedKinds]));
    expect([locked.get(list), locked.get(map), locked.get("growth")]).toEqual([["ugc-video"], ["ugc-image"], []]);
    await Promise.all([list, map].map((id) => removeDocument(`config_subscription/${id}`)));
  });

  it("leave out hidden and malformed plans", async () => {
    const [hidden, odd] = [`hidden-${crypto.randomUUID()}`, `odd-${crypto.randomUUID()}`];
    const limits = { mapValue: { fields: {} } };
    const [name, price] = [{ stringValue: "Plan" }, { integerValue: "5" }];
    await writeDocument(`config_subscription/${hidden}`, { name, price, limits, active: { booleanValue: false } });
    await writeDocument(`config_subscription/${odd}`, { name, price: { stringValue: "cheap" }, limits });
    const ids = (await listed()).map((plan) => plan.id);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(odd);
    expect(ids).toContain("growth");
    await Promise.all([hidden, odd].map((id) => removeDocument(`config_subscription/${id}`)));
  });

  it("are read once for many visitors", async () => {
    await listed();
    const reads = await requestsDuring("firestore.googleapis.com", () =>
      Promise.all(Array.from({ length: 20 }, () => call(null, "plans", "list"))),
    );
    expect(reads.filter(({ url }) => url.includes("config_subscription"))).toEqual([]);
  });
});
