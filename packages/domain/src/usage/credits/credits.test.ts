import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hours, instant, later } from "../../kernel/index.ts";
import { creditLimit } from "./credit-limit.ts";
import { creditPrices, paidVerbs, trueCredits } from "./credit-price.ts";
import { creditsTaken, heldBookings } from "./credits.ts";
import { tooFast, tooFewCredits } from "./refusals.ts";
import { takeToken } from "./token-bucket.ts";

const now = instant(Date.parse("2026-11-23T12:00:00Z"));

describe("the price of a call in credits (ADR 45)", () => {
  it("is its list price in US cents, rounded up", () => {
    expect(trueCredits("image", [{ micros: 63_000, unpriced: 0 }])).toBe(7);
    expect(trueCredits("script", [{ micros: 400, unpriced: 0 }])).toBe(1);
    expect(
      trueCredits("speech", [
        { micros: 7500, unpriced: 0 },
        { micros: 7500, unpriced: 0 },
      ]),
    ).toBe(2);
  });

  it("is the booked price for a model without a list price, and for a call that failed", () => {
    expect(trueCredits("image", [{ micros: 0, unpriced: 1 }])).toBe(creditPrices.image);
    expect(paidVerbs.map((verb) => trueCredits(verb, []))).toEqual(paidVerbs.map((verb) => creditPrices[verb]));
  });
});

describe("the credits of a plan", () => {
  it.each([
    ["default", undefined, 650],
    ["default", 0, 650],
    ["starter", undefined, 4000],
    ["enterprise", undefined, Number.POSITIVE_INFINITY],
    ["enterprise", 0, Number.POSITIVE_INFINITY],
    ["enterprise", 90_000, 90_000],
    ["default", 40, 40],
    ["growth", -1, Number.POSITIVE_INFINITY],
  ])("%s with %s on its document: %s", (planId, limit, credits) => {
    expect(creditLimit(planId, limit)).toBe(credits);
  });
});

describe("credits that are held", () => {
  const booked = {
    running: { credits: 7, at: now },
    forgotten: { credits: 50, at: later(now, -hours(6)) },
    settledTwice: { credits: -7, at: now },
    endedLater: { credits: 30, at: 0 },
  };

  it("count while their work is under way, and lapse after six hours", () => {
    expect(creditsTaken({ spent: 10, booked }, now)).toBe(17);
    expect(Object.keys(heldBookings({ booked }, now))).toEqual(["running"]);
  });
});

describe("a token bucket", () => {
  const rule = { size: 3, refillMs: 1000 };

  it("lets its size through at once, then one for each refill", () => {
    const first = takeToken(null, rule, now);
    const second = takeToken(first.bucket, rule, now);
    const third = takeToken(second.bucket, rule, now);
    expect(takeToken(third.bucket, rule, later(now, 400))).toEqual({ bucket: null, waitMs: 600 });
    expect(takeToken(third.bucket, rule, later(now, 1500)).bucket).toEqual({ tokens: 0, at: later(now, 1000) });
  });

  it("never lets more through in any time than its size and what came in", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), (waits) => {
        let [bucket, at, through] = [takeToken(null, rule, now).bucket, now, 1];
        for (const wait of waits) {
          at = later(at, wait);
          const taken = takeToken(bucket, rule, at);
          if (taken.bucket) [bucket, through] = [taken.bucket, through + 1];
        }
        return through <= rule.size + (at - now) / rule.refillMs;
      }),
    );
  });

  it("is full if the clock was set back", () => {
    expect(takeToken({ tokens: 0, at: later(now, 1) }, rule, now).bucket).toEqual({ tokens: 2, at: now });
  });
});

describe("a refusal", () => {
  const tomorrow = instant(Date.parse("2026-11-24T00:00:00Z"));

  it("says what is left, what is needed, and when more come", () => {
    expect(tooFewCredits({ left: 3, needed: 7, limit: 650 }, tomorrow, now).message).toBe(
      "You have 3 of 650 credits left, and this needs 7. Your allowance resets tomorrow. Upgrade in Settings for more.",
    );
    expect(tooFewCredits({ left: 0, needed: 2, limit: 650 }, tomorrow, now).message).toBe(
      "All 650 credits of your plan are used, and this needs 2. Your allowance resets tomorrow. Upgrade in Settings for more.",
    );
  });

  it("says how long to wait after too many calls", () => {
    expect(tooFast(3100).message).toBe("Too many requests. Try again in 4 seconds.");
    expect(tooFast(10).message).toBe("Too many requests. Try again in 1 second.");
  });
});
