import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillHook, hookLine, unfilledSlots } from "./fill.ts";

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
    expect(unfilledSlots(hookLine(parts))).toEqual(["pain"]);
  });

  it("loses nothing when nothing is known", () => {
    fc.assert(fc.property(fc.string(), (template) => hookLine(fillHook(template, {})) === template));
  });

  it.each([
    ["a [product] for you", { product: "iron pan" }, "an iron pan for you"],
    ["an [product] for you", { product: "unicorn lamp" }, "a unicorn lamp for you"],
    ["[outcome] is boring", { outcome: "calm evenings" }, "Calm evenings is boring"],
    ["You searched. [product] is here", { product: "iPad stand" }, "You searched. iPad stand is here"],
    ["[number] days of [action]", { number: "1", action: "rest" }, "1 day of rest"],
    ["[number] days of [action]", { number: "21", action: "rest" }, "21 days of rest"],
  ])("makes the words of %j agree with its values", (template, values, line) => {
    expect(hookLine(fillHook(template, values))).toBe(line);
  });

  it("leaves placeholders without a value open", () => {
    expect(fillHook("[celebrity] drinks it", {})[0]).toEqual({ type: "open", slot: "celebrity" });
  });
});
