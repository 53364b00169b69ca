import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { fitsLimit, overLimit, remaining } from "./limit.ts";

describe("a limit (spec §3, §5; ADR 3)", () => {
  it.each([
    [3, 3, true],
    [3, 4, false],
    [1, 2, false],
    [0, 1000, true],
    [undefined, 1000, true],
    [-1, 1_000_000, true],
  ])("of %s lets %s in total through: %s", (limit, requested, fits) => {
    expect(fitsLimit(limit, requested)).toBe(fits);
  });

  it.each([
    [10, 3, 7],
    [10, 12, 0],
    [-1, 12, 0],
    [undefined, 12, 0],
    [0, 12, 0],
  ])("of %s with %s used leaves %s", (limit, used, left) => {
    expect(remaining(limit, used)).toBe(left);
  });

  it("never leaves less than nothing", () => {
    fc.assert(fc.property(fc.integer(), fc.nat(), (limit, used) => remaining(limit, used) >= 0));
  });

  it("refuses a project too many in the spec's words, and for images adds when they come back", () => {
    const now = instant(Date.parse("2026-11-21T23:30:00Z"));
    const resetsAt = instant(Date.parse("2026-11-22T00:00:00Z"));
    expect(overLimit("projects", resetsAt, now).message).toBe(
      "You have reached the maximum number of projects allowed on your current plan. Please upgrade to create more projects.",
    );
    expect(overLimit("images", resetsAt, now).message).toBe(
      "You have reached the maximum number of images allowed on your current plan. Please upgrade to create more images. Your allowance resets tomorrow.",
    );
  });
});
