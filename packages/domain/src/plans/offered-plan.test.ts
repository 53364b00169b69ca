import { describe, expect, it } from "vitest";
import { isContactPlan, offeredPlan } from "./offered-plan.ts";
import { Plan } from "./plan.ts";

const offered = (fields: Record<string, unknown>) =>
  offeredPlan("p", Plan.parse({ name: "P", price: 1, limits: {}, ...fields }));

describe("spec §3 Plan: what is offered", () => {
  it.each([true, "true", 1])("is a contact plan for %j", (contact) => {
    expect(isContactPlan(contact)).toBe(true);
  });

  it.each([false, "false", 0, "1", "yes", "", undefined])("is no contact plan for %j", (contact) => {
    expect(isContactPlan(contact)).toBe(false);
  });

  it("is for a month, Best for Startups and on sale unless the document says otherwise", () => {
    expect(offered({})).toMatchObject({ period: "month", info: "Best for Startups", contact: false });
    expect(Plan.parse({ name: "P", price: 1, limits: {} }).active).toBe(true);
    expect(offered({ period: "year", info: "For teams" })).toMatchObject({ period: "year", info: "For teams" });
  });

  it.each([
    ["Ten projects", { text: "Ten projects", marker: null }],
    ["[highlight] Ten projects", { text: "Ten projects", marker: "highlight" }],
    ["[dehighlight]No support", { text: "No support", marker: "dehighlight" }],
    [
      { text: "Ten projects", marker: "highlight" },
      { text: "Ten projects", marker: "highlight" },
    ],
    [
      { text: "Ten projects", highlight: true },
      { text: "Ten projects", marker: "highlight" },
    ],
    [
      { text: "No support", dehighlight: true },
      { text: "No support", marker: "dehighlight" },
    ],
  ])("has the line %j", (stored, line) => {
    expect(offered({ description: [stored] }).lines).toEqual([line]);
  });

  it("leaves out lines that say nothing, and the price at the payment service", () => {
    const plan = offered({ description: [null, 7, "", {}], priceId: "price_1" });
    expect(plan.lines).toEqual([]);
    expect(JSON.stringify(plan)).not.toContain("price_1");
  });
});
