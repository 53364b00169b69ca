import { describe, expect, it } from "vitest";
import { hookFilling, hookLibrary } from "../../hook-library/index.ts";
import { emptyBrief } from "../../research/index.ts";
import { testHook } from "./test-hook.ts";

const filling = hookFilling({
  ...emptyBrief,
  ...{ name: "Pact", audience: "busy parents", pain: "tired mornings", outcome: "calm mornings" },
});
const wanted = { hookCategory: "question", hookId: null, kind: "ugc-video", look: "talking-head" } as const;
const hookOf = (change: { hookCategory?: string; hookId?: string }) =>
  testHook(hookLibrary, filling, { ...wanted, ...change })?.hook;

describe("the hook of a suggestion", () => {
  it("is the one that did well, if it fits the product", () => {
    const [proven] = hookLibrary.filter(({ category }) => category === "question").slice(1);
    expect(hookOf({ hookId: proven?.id ?? "" })?.id).toBe(proven?.id);
  });

  it("is the best of its category where none is named or the named one is gone", () => {
    expect(hookOf({})?.category).toBe("question");
    expect(hookOf({ hookId: "gone" })?.id).toBe(hookOf({})?.id);
  });

  it("is none of a category without a line for the product", () =>
    expect(hookOf({ hookCategory: "none" })).toBeUndefined());
});
