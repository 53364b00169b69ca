import { describe, expect, it } from "vitest";
import { assetTypes } from "../../assets/index.ts";
import { hookLibrary } from "../../hook-library/index.ts";
import { emptyBrief } from "../../research/index.ts";
import { around, targetsWith } from "../learning/targets.test-support.ts";
import { type SuggestionFacts, suggestions } from "./suggestions.ts";

const facts: SuggestionFacts = {
  targets: targetsWith(around(4000, 22), { hookCategory: "question" }),
  brief: {
    ...emptyBrief,
    ...{ name: "Pact", audience: "busy parents", pain: "tired mornings", outcome: "calm mornings" },
  },
  hooks: [],
  fills: {},
  pictures: [],
  lockedKinds: [],
};

describe("suggestions of what to make next", () => {
  it("open with different hooks, filled for the product", () => {
    const made = suggestions(facts, "a1/2026-11-03", 3);
    expect(made).toHaveLength(3);
    expect(new Set(made.map(({ opening }) => opening?.hookId)).size).toBe(3);
    for (const { opening } of made) {
      expect(hookLibrary.find(({ id }) => id === opening?.hookId)?.template).toBe(opening?.template);
      expect(opening?.line).not.toMatch(/\[/);
    }
  });

  it("all have a line to open with, whatever is drawn", () => {
    const seeds = Array.from({ length: 100 }, (_, index) => `a${index}/2026-11-03`);
    for (const brief of [
      facts.brief,
      { ...facts.brief, pain: "bitter coffee", outcome: "coffee worth drinking black" },
    ])
      expect(seeds.filter((seed) => suggestions({ ...facts, brief }, seed, 3).some((it) => !it.opening))).toEqual([]);
  });

  it("are the same all day, and begin alike however many are asked for", () => {
    const [first] = suggestions(facts, "a1/2026-11-03", 3);
    expect(suggestions(facts, "a1/2026-11-03", 1)).toEqual([first]);
  });

  it("name only kinds that the plan includes, and none if it includes none", () => {
    const [only] = assetTypes;
    const locked = assetTypes.filter((kind) => kind !== only);
    const kinds = suggestions({ ...facts, lockedKinds: locked }, "a1/2026-11-03", 5).map(({ test }) => test.kind);
    expect(new Set(kinds)).toEqual(new Set([only]));
    expect(suggestions({ ...facts, lockedKinds: assetTypes }, "a1/2026-11-03", 5)).toEqual([]);
  });
});
