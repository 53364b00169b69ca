import { expect, it } from "vitest";
import { fallbackLimits } from "./fallback-limits.ts";

it.each([
  ["default", 650],
  ["business", 40_000],
  ["enterprise", 650],
  ["a plan that was removed", 650],
])("a plan that cannot be read has the default limits, and is never unlimited: %s", (planId, credits) => {
  const limits = fallbackLimits(planId);
  expect(limits).toMatchObject({ projects: 1, socialAccounts: 1, images: 10, videos: 3, credits });
  expect(limits.storage).toBeGreaterThan(0);
});
