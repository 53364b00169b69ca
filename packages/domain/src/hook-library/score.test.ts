import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillHook } from "./fill.ts";
import { hookChannels } from "./hook.ts";
import { scoreHook } from "./score.ts";

const judged = (template: string, values = {}) => scoreHook(fillHook(template, values), "on-screen");

describe("the score of a hook", () => {
  it("rewards a specific, short question to somebody named", () => {
    const score = judged("Why do [audience] put up with [pain]?", { audience: "home workers", pain: "headaches" });
    expect(score.points).toBe(100);
    expect(score.reasons.map(({ words }) => words)).toContain("names who it is for");
  });

  it("says what is wrong: a gap, too many words, a claim nobody may make", () => {
    const { points, reasons } = judged(
      "A guaranteed miracle for [pain], and here is every single thing you must know about it",
    );
    expect(points).toBeLessThan(40);
    expect(reasons.filter(({ good }) => !good).map(({ words }) => words)).toEqual([
      "still has a gap to fill",
      "16 words, 9 fit here",
      "“guaranteed” is a claim that gets posts refused",
    ]);
  });

  it("stays between 0 and 100 for any words", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...hookChannels), (template, channel) => {
        const { points } = scoreHook(fillHook(template, {}), channel);
        return points >= 0 && points <= 100;
      }),
    );
  });
});
