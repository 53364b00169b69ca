import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { Plan } from "../plans/index.ts";
import { CheckoutInput, priceToBuy } from "./checkout.ts";
import { withPaidPlan } from "./paid-plan.ts";
import { decisive, entitles, type PaidSubscription, paidTwice, paymentStates } from "./paid-subscription.ts";
import { CHECKOUT_FAILED } from "./refusals.ts";
import { defaultSubscription } from "./subscription.ts";

const at = (text: string) => instant(Date.parse(text));
const now = at("2026-11-21T12:00:00Z");
const growth = { id: "growth", name: "Growth" };
const aPaid = (change: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: "sub_1",
  itemId: "si_1",
  customerId: "cus_1",
  uid: "u1",
  planId: "growth",
  priceId: "price_growth",
  invoiceId: "in_1",
  state: "active",
  startedAt: at("2026-11-20T08:00:00Z"),
  endsAt: null,
  ...change,
});
const aPlan = (fields: Record<string, unknown>) =>
  Plan.parse({ name: "Growth", price: 49, limits: {}, priceId: "price_growth", ...fields });

describe("spec §7 the checkout call", () => {
  it.each(["growth", "default", "a-b_C9"])("takes the plan %s", (planId) => {
    expect(CheckoutInput.safeParse({ planId }).success).toBe(true);
  });

  it.each([undefined, null, 7, "", "a/b", "..", "__proto__", "x".repeat(65), { planId: "growth" }])(
    "refuses the plan %j",
    (planId) => {
      expect(CheckoutInput.safeParse({ planId }).success).toBe(false);
    },
  );

  it("begins for an active plan with a price", () => {
    expect(priceToBuy("growth", aPlan({}))).toBe("price_growth");
  });

  it.each([
    ["that does not exist", "nothing", null, "billing.unknown-plan"],
    ["that is hidden", "growth", aPlan({ active: false }), "billing.unknown-plan"],
    ["that is the default one", "default", aPlan({}), "billing.free-plan"],
    ["that is free", "trial", aPlan({ price: 0 }), "billing.free-plan"],
    ["that is arranged by contact", "big", aPlan({ contact: "true" }), "billing.contact-plan"],
    ["without a price at the payment service", "growth", aPlan({ priceId: undefined }), "billing.checkout-failed"],
  ])("is refused for a plan %s", (_case, planId, plan, code) => {
    expect(priceToBuy(planId, plan)).toMatchObject({ code });
  });

  it("has the spec's default text", () => {
    expect(CHECKOUT_FAILED).toBe("Something went wrong during checkout, please contact support");
  });
});

describe("spec §4 Subscription: what the payment service's state means", () => {
  it("gives the paid plan while it is tried, paid or tried again, and in no other state", () => {
    expect(paymentStates.filter(entitles)).toEqual(["trialing", "active", "past_due"]);
  });

  it.each(paymentStates)("%s is kept as the current state", (state) => {
    const record = withPaidPlan(defaultSubscription("u1", at("2026-10-03T09:00:00Z")), aPaid({ state }), growth, now);
    expect(record).toMatchObject({ uid: "u1", currentState: state, active: entitles(state), updateDate: now });
    expect([record.planId, record.planName]).toEqual(entitles(state) ? ["growth", "Growth"] : ["default", "Free Plan"]);
  });

  it("takes the start of the subscription as the anniversary, and counts the new period afresh", () => {
    const before = { ...defaultSubscription("u1", at("2026-11-03T09:00:00Z")) };
    before.limitsUsed = { videos: 3, images: 10, projects: 1, socialAccounts: 1 };
    const record = withPaidPlan(before, aPaid(), growth, now);
    expect(record.subscriptionDate).toBe(aPaid().startedAt);
    expect(record.createdDate).toBe(before.createdDate);
    expect(record.limitsUsed.images).toBe(0);
  });

  it("keeps what was used when only the plan changes", () => {
    const before = withPaidPlan(defaultSubscription("u1", now), aPaid(), growth, now);
    before.limitsUsed = { videos: 3, images: 10, projects: 1, socialAccounts: 1 };
    const record = withPaidPlan(before, aPaid(), { id: "business", name: "Business" }, now);
    expect(record).toMatchObject({ planId: "business", limitsUsed: { images: 10 } });
  });

  it("keeps the anniversary and the use of the period when the paid plan ends", () => {
    const before = withPaidPlan(defaultSubscription("u1", now), aPaid(), growth, now);
    before.limitsUsed = { videos: 3, images: 10, projects: 1, socialAccounts: 1 };
    const record = withPaidPlan(before, aPaid({ state: "canceled" }), growth, now);
    expect(record).toMatchObject({
      planId: "default",
      subscriptionDate: aPaid().startedAt,
      limitsUsed: { images: 10 },
    });
  });
});

describe("the subscription that counts among several", () => {
  it("is one that entitles, then the newest", () => {
    const old = aPaid({ id: "sub_old", startedAt: at("2026-01-01T00:00:00Z") });
    const dead = aPaid({ id: "sub_dead", state: "canceled", startedAt: at("2026-11-21T00:00:00Z") });
    const young = aPaid({ id: "sub_young" });
    expect(decisive([dead, old])?.id).toBe("sub_old");
    expect(decisive([old, young, dead])?.id).toBe("sub_young");
    expect(decisive([dead])?.id).toBe("sub_dead");
    expect(decisive([])).toBeNull();
  });
});

describe("a subscription paid for on top of another", () => {
  const first = aPaid({ id: "sub_first", startedAt: at("2026-11-20T08:00:00Z") });
  const second = aPaid({ id: "sub_second", startedAt: at("2026-11-20T08:00:09Z") });
  const third = aPaid({ id: "sub_third", startedAt: at("2026-11-20T08:00:09Z"), state: "trialing" });

  it("is each one that entitles besides the one that began first", () => {
    expect(paidTwice([third, second, first]).map((it) => it.id)).toEqual(["sub_second", "sub_third"]);
    expect(paidTwice([second])).toEqual([]);
  });

  it("is none where the other one no longer entitles", () => {
    expect(paidTwice([{ ...first, state: "canceled" }, second])).toEqual([]);
  });
});
