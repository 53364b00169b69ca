import { describe, expect, it } from "vitest";
import type { OfferedPlan } from "./offered-plan.ts";
import { pricingCards, SHOWN_PLANS } from "./pricing-card.ts";

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

  it("show four at first", () => {
    expect(SHOWN_PLANS).toBe(4);
  });

  it("mark the second card and every featured plan as Most Popular", () => {
    const plans = ["a", "b", "c", "d"].map((id, order) => aPlan(id, { order, featured: id === "d" }));
    expect(pricingCards(plans, null).map((card) => card.mostPopular)).toEqual([false, true, false, true]);
    expect(pricingCards(plans, "a").map((card) => card.mostPopular)).toEqual([false, true, true]);
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
    [{ price: 19 }, "select"],
    [{ price: 0 }, "free"],
    [{ id: "default", price: 0 }, "free"],
    [{ price: 399, contact: true }, "contact"],
    [{ price: 0, contact: true }, "contact"],
  ])("lead %j to %s", (change, action) => {
    expect(cardOf(change)).toMatchObject({ action });
  });

  it("say whether they include UGC images and UGC videos", () => {
    expect(cardOf({ lockedKinds: ["ugc-video"] })?.kinds).toEqual([
      { kind: "ugc-image", included: true },
      { kind: "ugc-video", included: false },
    ]);
  });

  it("compare their limits with the first plan's", () => {
    const first = aPlan("a", { limits: { videos: 3, projects: 1, images: 10, socialAccounts: 2 } });
    const second = aPlan("b", { order: 1, limits: { videos: 30, projects: -1, images: 55, socialAccounts: 2 } });
    const [, card] = pricingCards([first, second], null);
    expect(card?.limits).toEqual([
      { key: "videos", amount: 30, badge: "10x" },
      { key: "projects", amount: null, badge: "∞" },
      { key: "images", amount: 55, badge: "5x" },
      { key: "socialAccounts", amount: 2, badge: null },
    ]);
  });

  it("compare with the first plan even if the user is on it, or if it gets no card", () => {
    const plans = [aPlan("a", { limits: { images: 10 } }), aPlan("b", { order: 1, limits: { images: 60 } })];
    const [card] = pricingCards(plans, "a");
    expect(card?.limits.find((limit) => limit.key === "images")?.badge).toBe("5x");
    const [offered] = pricingCards(plans, null, plans.slice(1));
    expect(offered?.limits).toEqual(card?.limits);
    expect(offered?.comparedWith.name).toBe(plans[0]?.name);
  });
});
