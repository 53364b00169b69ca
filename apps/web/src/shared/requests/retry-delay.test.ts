import { describe, expect, it } from "vitest";
import { retryDelay } from "./retry-delay.ts";

describe("retryDelay", () => {
  it("doubles from half a second to half a minute", () => {
    expect([0, 1, 2, 6, 40].map((failures) => retryDelay(failures, 0))).toEqual([500, 1000, 2000, 30_000, 30_000]);
  });

  it("spreads pages that lost the channel together", () => {
    expect(retryDelay(3, 0.99)).toBeLessThan(retryDelay(3, 0.01));
  });
});
