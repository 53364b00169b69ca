import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillHook } from "./fill.ts";
import { hookChannels } from "./hook.ts";
import { scoreHook } from "./score.ts";

const judged = (template: string, values = {}) => scoreHook(fillHook(template, values), "on-screen");

describe("the score of a hook", () => {
  it("rewards a specific, short question to a named audience", () => {
    const score = judged("Why do [audience] put up with [pain]?", { audience: "home workers", pain: "headaches" });
    expect(score.points).toBe(100);
    expect(score.reasons.map(({ words }) => words)).toContain("names who it is for");
  });

  it("names what is wrong: a gap, too many words, a forbidden claim", () => {
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

  it.each([
    ["a gap", "Stop [pain] now", {}, "still has a gap to fill"],
    ["the thing it is about", "Stop [pain] now", { pain: "soot" }, "is about something specific"],
    ["somebody named", "For [audience] only", { audience: "cooks" }, "names who it is for"],
    ["you", "You do this too", {}, "names who it is for"],
    ["a question", "Who decided that?", {}, "opens a question"],
    ["one thought", "Two short. Sentences", {}, "holds one idea"],
    ["three thoughts", "One. Two. Three", {}, "holds more than one idea"],
    ["its length", "One two three", {}, "3 words"],
    ["too many words", "a b c d e f g h i j", {}, "10 words, 9 fit here"],
    ["an empty promise", "Risk-free for you", {}, "“Risk-free” is a claim that gets posts refused"],
  ])("tells of %s", (_, template, values, reason) => {
    expect(judged(template, values).reasons.map(({ words }) => words)).toContain(reason);
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
