import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillHook, hookLine, openSlots } from "./fill.ts";
import { hookCategories, hookSlots } from "./hook.ts";
import { hookLibrary } from "./library.ts";

describe("a hook", () => {
  it("is filled with what is known; the rest stays open and in brackets", () => {
    const parts = fillHook("How to get [outcome] without [pain]", { outcome: " calm mornings ", pain: " " });
    expect(parts).toEqual([
      { type: "text", text: "How to get " },
      { type: "filled", slot: "outcome", text: "calm mornings" },
      { type: "text", text: " without " },
      { type: "open", slot: "pain" },
    ]);
    expect(hookLine(parts)).toBe("How to get calm mornings without [pain]");
    expect(openSlots(hookLine(parts))).toEqual(["pain"]);
  });

  it("loses nothing when nothing is known", () => {
    fc.assert(fc.property(fc.string(), (template) => hookLine(fillHook(template, {})) === template));
  });

  it("leaves placeholders open that nobody knows", () => {
    expect(fillHook("[celebrity] drinks it", {})[0]).toEqual({ type: "open", slot: "celebrity" });
  });
});

describe("the built-in hooks", () => {
  it("have ids of their own, known categories and known placeholders", () => {
    expect(new Set(hookLibrary.map((it) => it.id)).size).toBe(hookLibrary.length);
    for (const hook of hookLibrary) {
      expect(hookCategories).toContain(hook.category);
      for (const slot of openSlots(hook.template)) expect(hookSlots).toContain(slot);
    }
  });

  it("cover every category", () => {
    expect(new Set(hookLibrary.map((it) => it.category))).toEqual(new Set(hookCategories));
  });
});
