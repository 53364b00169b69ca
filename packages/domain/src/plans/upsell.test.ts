import { describe, expect, it } from "vitest";
import { offeredPlan } from "./offered-plan.ts";
import { Plan } from "./plan.ts";
import { isOnFreePlan, upsellPlans } from "./upsell.ts";

const aPlan = (id: string, price: number, order: number, contact = false) =>
  offeredPlan(id, Plan.parse({ name: id, price, order, contact, limits: {} }));

describe("spec §4 Plan upsell modal", () => {
  it("offers every plan but free and default, sorted by order", () => {
    const plans = [
      aPlan("enterprise", 0, 9, true),
      aPlan("growth", 49, 2),
      aPlan("default", 0, 0),
      aPlan("free", 0, 0),
      aPlan("starter", 19, 1),
    ];
    expect(upsellPlans(plans).map((plan) => plan.id)).toEqual(["starter", "growth", "enterprise"]);
  });

  it.each([
    ["default", true],
    ["free", true],
    ["starter", false],
  ])("is for a user on %s: %s", (planId, shown) => {
    expect(isOnFreePlan(planId)).toBe(shown);
  });
});
