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
    expect(score.reasons).toContainEqual({ good: true, says: "audience" });
  });

  it("names what is wrong: a gap, too many words, a forbidden claim", () => {
    const { points, reasons } = judged(
      "A guaranteed miracle for [pain], and here is every single thing you must know about it",
    );
    expect(points).toBeLessThan(40);
    expect(reasons.filter(({ good }) => !good)).toEqual([
      { good: false, says: "gap" },
      { good: false, says: "too-long", words: 16, most: 9 },
      { good: false, says: "claim", claim: "guaranteed" },
    ]);
  });

  it.each([
    ["a gap", "Stop [pain] now", {}, { says: "gap" }],
    ["the thing it is about", "Stop [pain] now", { pain: "soot" }, { says: "specific" }],
    ["a named audience", "For [audience] only", { audience: "cooks" }, { says: "audience" }],
    ["you", "You do this too", {}, { says: "audience" }],
    ["a question", "Who decided that?", {}, { says: "question" }],
    ["one thought", "Two short. Sentences", {}, { says: "one-idea" }],
    ["three thoughts", "One. Two. Three", {}, { says: "ideas" }],
    ["its length", "One two three", {}, { says: "words", words: 3 }],
    ["too many words", "a b c d e f g h i j", {}, { says: "too-long", words: 10, most: 9 }],
    ["an empty promise", "Risk-free for you", {}, { says: "claim", claim: "Risk-free" }],
  ])("tells of %s", (_, template, values, reason) => {
    expect(judged(template, values).reasons).toContainEqual(expect.objectContaining(reason));
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
