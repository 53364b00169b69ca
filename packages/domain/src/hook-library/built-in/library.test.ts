import { describe, expect, it } from "vitest";
import { unfilledSlots } from "../fill.ts";
import { hookCategories } from "../hook.ts";
import { wordsOverLimit } from "../limits.ts";
import { hookSlots } from "../placeholder.ts";
import { hookLibrary } from "./library.ts";

describe("the built-in hooks", () => {
  it("have ids and wordings of their own", () => {
    expect(new Set(hookLibrary.map((it) => it.id)).size).toBe(hookLibrary.length);
    expect(new Set(hookLibrary.map((it) => it.template.toLowerCase())).size).toBe(hookLibrary.length);
  });

  it.each(hookCategories)("offer at least eight openings of the category %s", (category) => {
    expect(hookLibrary.filter((it) => it.category === category).length).toBeGreaterThanOrEqual(8);
  });

  it.each(hookLibrary.map((it) => [it.template, it] as const))("“%s” fits its place and can be filled", (_, hook) => {
    expect(wordsOverLimit(hook.template, hook.channel)).toBe(0);
    expect(hookSlots).toEqual(expect.arrayContaining(unfilledSlots(hook.template)));
    expect(hook.formats.length).toBeGreaterThan(0);
    expect(hook.template).not.toMatch(/[.!]$/);
    // "A calm evening" is no topic, and nobody gives up on one.
    expect(hook.template).not.toMatch(/\b(?:about|up on) \[outcome\]/);
  });
});
