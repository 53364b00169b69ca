import { describe, expect, it } from "vitest";
import { type FirstStepsProgress, firstSteps, nextFirstStep } from "./first-steps.ts";

const nothing: FirstStepsProgress = { product: false, creation: false, account: false, post: false };
const next = (progress: Partial<FirstStepsProgress>) =>
  nextFirstStep(firstSteps({ ...nothing, ...progress }))?.title ?? null;

describe("the first steps", () => {
  it.each<[Partial<FirstStepsProgress>, string | null]>([
    [{}, "Describe your product"],
    [{ product: true }, "Pick a hook"],
    [{ product: true, creation: true }, "Connect TikTok or Instagram"],
    [{ product: true, creation: true, account: true }, "Schedule or post"],
    [{ product: true, creation: true, account: true, post: true }, null],
  ])("continue from %o", (progress, title) => expect(next(progress)).toBe(title));

  it("skip the account step if one is already connected", () => {
    expect(next({ product: true, creation: true, account: true })).toBe("Schedule or post");
    expect(next({ account: true })).toBe("Describe your product");
  });
});
