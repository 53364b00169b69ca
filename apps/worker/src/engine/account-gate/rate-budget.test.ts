import { instant, later, seconds } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { rateBudget } from "./rate-budget.ts";

it("allows six posts a minute and returns how long the seventh must wait", () => {
  let now = instant(1_000_000);
  const book = rateBudget(() => now);
  const answers = Array.from({ length: 6 }, () => book("tiktok-init"));
  now = later(now, seconds(20));
  expect([...answers, book("tiktok-init")]).toEqual([0, 0, 0, 0, 0, 0, seconds(40)]);
  expect(book("tiktok-creator-info")).toBe(0);
  now = later(now, seconds(40));
  expect(book("tiktok-init")).toBe(0);
});
