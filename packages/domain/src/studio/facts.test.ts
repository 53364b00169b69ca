import { describe, expect, it } from "vitest";
import { aProduct } from "./a-product.test-support.ts";
import { scriptFacts, slideCount } from "./facts.ts";

describe("what a copywriter is told", () => {
  it("is the brief without what is for us alone, and no price where there is none", () => {
    const product = aProduct({ proof: [{ claim: "Tested by parents", source: "https://example.com" }] });
    expect(scriptFacts(product, { kind: "video-story", hook: "Stop this" })).toEqual({
      task: "story-script",
      brief: {
        name: "Pact",
        description: "A collagen drink",
        audience: "busy parents",
        pain: "tired mornings",
        outcome: "calm mornings",
        proof: ["Tested by parents"],
        price: null,
        tone: "warm",
        language: "en",
      },
      hook: "Stop this",
      count: 5,
    });
  });

  it.each([
    ["3 signs you are ready", 5],
    ["8 things", 10],
    ["12 things", 10],
    ["1 thing", 6],
    ["Stop doing this", 6],
    ["We tested 3 jars", 6],
  ])("gives the hook %j as many slides as it promises things: %s", (hook, count) => {
    expect(slideCount(hook)).toBe(count);
  });
});
