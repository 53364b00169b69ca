import { describe, expect, it } from "vitest";
import { days, hours, instant, later, minutes, seconds } from "./instant.ts";

describe("an instant", () => {
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("is not made of %s", (value) => {
    expect(() => instant(value)).toThrow(RangeError);
  });

  it("moves by durations, and never before the epoch", () => {
    expect(later(instant(5000), -10_000)).toBe(0);
    expect(later(instant(0), days(1) + hours(1) + minutes(1) + seconds(1))).toBe(90_061_000);
  });
});
