import { beforeAll, describe, expect, it } from "vitest";
import { aScene, type Scene } from "../studio/a-scene.ts";
import { anAdmin, call, type Person, writeDocument } from "../support.ts";
import { aTarget } from "./a-target.ts";

describe("an admin's overview", () => {
  let admin: Person;
  let scene: Scene;
  beforeAll(async () => {
    [admin, scene] = await Promise.all([anAdmin(), aScene()]);
  });

  it("counts users, those who signed up this week and those who were active", async () => {
    const { value } = await call(admin, "admin", "userCounts");
    expect(value.total).toBeGreaterThanOrEqual(2);
    expect(value.new).toBeLessThanOrEqual(value.total);
    expect(value.active).toBeGreaterThanOrEqual(1);
  });

  it("adds up what paying subscribers of a plan bring in a month, and leaves granted plans out", async () => {
    const planId = `plan-${crypto.randomUUID()}`;
    await writeDocument(`config_subscription/${planId}`, {
      name: { stringValue: "Yearly" },
      price: { integerValue: "120" },
      period: { stringValue: "year" },
      limits: { mapValue: { fields: {} } },
    });
    for (const currentState of ["active", "past_due", "granted", "trialing"]) {
      await writeDocument(`user_subscriptions/${crypto.randomUUID()}`, {
        planId: { stringValue: planId },
        active: { booleanValue: true },
        currentState: { stringValue: currentState },
      });
    }
    const { value } = await call(admin, "admin", "revenue");
    expect(value.find((it) => it.planId === planId)).toMatchObject({ subscribers: 2, perMonth: 20 });
  });

  it("counts posts by state, says how late they begin, and groups the failures of the week by cause", async () => {
    const before = (await call(admin, "admin", "publishing")).value;
    const code = `code-${crypto.randomUUID()}`;
    await aTarget(scene, "published");
    for (const _ of [1, 2]) await aTarget(scene, "failed", code);
    const { value } = await call(admin, "admin", "publishing");
    expect(value.states.published).toBe(before.states.published + 1);
    expect(value.states.failed).toBe(before.states.failed + 2);
    expect(value.lag).toEqual({ measured: before.lag.measured + 1, p50: expect.any(Number), p95: expect.any(Number) });
    expect(value.failures).toContainEqual({ platform: "instagram", code, message: "Nothing was posted.", count: 2 });
  });
});
