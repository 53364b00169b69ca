import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multiplierBadge } from "./multiplier.ts";

describe("spec §9 Pricing display: the multiplier badge", () => {
  it.each([
    [-1, 10, "∞"],
    [-1, -1, "∞"],
    [1000, 10, "10x"],
    [100, 10, "10x"],
    [99, 10, "5x"],
    [50, 10, "5x"],
    [49, 10, "2x"],
    [20, 10, "2x"],
    [15, 10, "1.5x"],
    [201, 200, "1.01x"],
    [10, 10, null],
    [5, 10, null],
    [5, -1, null],
    [5, 0, null],
    [undefined, 10, null],
    [10, undefined, null],
  ])("of %s against %s is %s", (limit, first, badge) => {
    expect(multiplierBadge(limit, first)).toBe(badge);
  });

  it("is there exactly where a card allows more than the first plan", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1 }), (limit, first) => {
        return (multiplierBadge(limit, first) !== null) === limit > first;
      }),
    );
  });
});
