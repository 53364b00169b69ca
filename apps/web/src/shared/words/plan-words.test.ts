import { m } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { kindLine, limitAmount, limitLabel, planButton, planPeriod, planPrice } from "./plan-words.ts";

describe("spec §9 Pricing display: a card", () => {
  it.each([
    [19, "$19"],
    [19.5, "$19.50"],
    [0, "Free"],
  ])("with the price %j reads %s", (price, words) => {
    expect(planPrice({ price })).toBe(words);
  });

  it("names what a price is for, unless the plan is free", () => {
    expect(planPeriod({ price: 19, period: "month" })).toBe("month");
    expect(planPeriod({ price: 19, period: "quarter" })).toBe("quarter");
    expect(planPeriod({ price: 0, period: "month" })).toBeNull();
  });

  it("has the buttons Select Plan, Get Started Free and Contact Us", () => {
    const actions = ["select", "free", "contact"] as const;
    expect(actions.map((action) => planButton({ action }))).toEqual(["Select Plan", "Get Started Free", "Contact Us"]);
  });

  it("names its limits as the spec does", () => {
    const keys = ["videos", "projects", "images", "socialAccounts"] as const;
    const labels = ["Videos/month", "Projects/Products", "Images/month", "Connected Social Accounts"];
    expect(keys.map((key) => limitLabel({ key }))).toEqual(labels);
    expect([1500, null].map((amount) => limitAmount({ amount }))).toEqual(["1,500", "Unlimited"]);
  });

  it("says which kinds it has and lacks", () => {
    expect(kindLine({ kind: "ugc-image", included: true })).toEqual({ text: "UGC images", marker: null });
    expect(kindLine({ kind: "ugc-video", included: false })).toEqual({ text: "No UGC videos", marker: "dehighlight" });
  });

  it("is called Most Popular, and the button for the rest counts them", () => {
    expect(m.site_plan_popular()).toBe("Most Popular");
    expect(m.site_plans_more({ count: 2 })).toBe("Show More Plans (2 more)");
  });
});
