import { describe, expect, it } from "vitest";
import { Instant } from "./instant.ts";
import { days, hours, instant, later, minutes, seconds } from "./moments.ts";

describe("an instant", () => {
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Date.UTC(10_000, 0, 1)])("is not made of %s", (value) => {
    expect(() => instant(value)).toThrow(RangeError);
  });

  it.each([Date.UTC(10_000, 0, 1), 8.64e15, 1e18])(
    "is not read from %s, which the database does not store",
    (value) => {
      expect(Instant.safeParse(value).success).toBe(false);
    },
  );

  it("moves by durations, and never before the epoch or after the year 9999", () => {
    expect(later(instant(5000), -10_000)).toBe(0);
    expect(new Date(later(instant(5000), 1e18)).toISOString()).toBe("9999-12-31T23:59:59.999Z");
    expect(later(instant(0), days(1) + hours(1) + minutes(1) + seconds(1))).toBe(90_061_000);
  });
});
