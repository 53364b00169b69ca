import { instant } from "@vignette/domain/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthName, monthOf, monthsFrom, rangeOf } from "./month.ts";

describe("a month", () => {
  it("follows December with January", () => {
    expect(monthsFrom({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
    expect(monthsFrom({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
    expect(monthName({ year: 2026, month: 10 })).toBe("November 2026");
  });

  it("holds every moment that it is the month of", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (ms) => {
        const moment = instant(ms);
        const { from, to } = rangeOf(monthOf(moment));
        expect(from <= moment && moment < to).toBe(true);
      }),
    );
  });

  it("begins where the one before ends", () => {
    const march = { year: 2026, month: 2 };
    expect(rangeOf(monthsFrom(march, 1)).from).toBe(rangeOf(march).to);
  });
});
