import { describe, expect, it } from "vitest";
import type { OfferedPlan } from "./offered-plan.ts";
import { pricingCards, SHOWN_PLANS } from "./pricing-card.ts";
import { pricingText } from "./pricing-text.ts";

const aPlan = (id: string, change: Partial<OfferedPlan> = {}): OfferedPlan => ({
  id,
  name: id,
  price: 19,
  period: "month",
  order: 0,
  featured: false,
  info: "Best for Startups",
  contact: false,
  lines: [],
  limits: {},
  lockedKinds: [],
  ...change,
});
const cardOf = (change: Partial<OfferedPlan>) => pricingCards([aPlan("one", change)], null)[0];
const ids = (cards: readonly { id: string }[]) => cards.map((card) => card.id);

describe("spec §9 Pricing display: the cards", () => {
  it("are sorted by order", () => {
    expect(
      ids(pricingCards([aPlan("c", { order: 3 }), aPlan("a", { order: 1 }), aPlan("b", { order: 2 })], null)),
    ).toEqual(["a", "b", "c"]);
  });

  it("leave out the user's plan", () => {
    expect(ids(pricingCards([aPlan("default"), aPlan("growth")], "default"))).toEqual(["growth"]);
    expect(ids(pricingCards([aPlan("default"), aPlan("growth")], null))).toEqual(["default", "growth"]);
  });

  it("show four at first, the rest behind a button that counts them", () => {
    expect(SHOWN_PLANS).toBe(4);
    expect(pricingText.showMore(2)).toBe("Show More Plans (2 more)");
  });

  it("mark the second card and every featured plan as Most Popular", () => {
    const plans = ["a", "b", "c", "d"].map((id, order) => aPlan(id, { order, featured: id === "d" }));
    expect(pricingCards(plans, null).map((card) => card.mostPopular)).toEqual([false, true, false, true]);
    expect(pricingCards(plans, "a").map((card) => card.mostPopular)).toEqual([false, true, true]);
    expect(pricingText.mostPopular).toBe("Most Popular");
  });

  it.each([
    [{ id: "business-2" }, true],
    [{ name: "Small Business" }, true],
    [{ name: "BUSINESS" }, true],
    [{ name: "Growth" }, false],
  ])("are gold where name or id says business: %j", (change, gold) => {
    expect(cardOf(change)?.gold).toBe(gold);
  });

  it.each([
    [{ price: 19 }, "$19"],
    [{ price: 19.5 }, "$19.50"],
    [{ price: 0 }, "Free"],
  ])("price %j reads %s", (change, price) => {
    expect(cardOf(change)?.price).toBe(price);
  });

  it.each([
    [{ price: 19 }, "Select Plan", "select"],
    [{ price: 0 }, "Get Started Free", "free"],
    [{ id: "default", price: 0 }, "Get Started Free", "free"],
    [{ price: 399, contact: true }, "Contact Us", "contact"],
    [{ price: 0, contact: true }, "Contact Us", "contact"],
  ])("%j has the button %s", (change, button, action) => {
    expect(cardOf(change)).toMatchObject({ button, action });
  });

  it("say whether they include UGC images and UGC videos, after the plan's own lines", () => {
    const lines = [{ text: "Own words", marker: null }];
    expect(cardOf({ lines, lockedKinds: ["ugc-video"] })?.lines).toEqual([
      ...lines,
      { text: "UGC images", marker: null },
      { text: "No UGC videos", marker: "dehighlight" },
    ]);
  });

  it("name their limits as the spec does, and compare them with the first plan's", () => {
    const first = aPlan("a", { limits: { videos: 3, projects: 1, images: 10, socialAccounts: 2 } });
    const second = aPlan("b", { order: 1, limits: { videos: 30, projects: -1, images: 55, socialAccounts: 2 } });
    const [, card] = pricingCards([first, second], null);
    expect(card?.limits.map(({ label, amount, badge }) => [label, amount, badge])).toEqual([
      ["Videos/month", "30", "10x"],
      ["Projects/Products", "Unlimited", "∞"],
      ["Images/month", "55", "5x"],
      ["Connected Social Accounts", "2", null],
    ]);
  });

  it("compare with the first plan even if the user is on it", () => {
    const plans = [aPlan("a", { limits: { images: 10 } }), aPlan("b", { order: 1, limits: { images: 60 } })];
    const [card] = pricingCards(plans, "a");
    expect(card?.limits.find((limit) => limit.key === "images")?.badge).toBe("5x");
  });
});
