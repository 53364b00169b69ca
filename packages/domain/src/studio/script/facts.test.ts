import { describe, expect, it } from "vitest";
import { newClaim } from "../../research/index.ts";
import { aProduct } from "./a-product.test-support.ts";
import { beatCount, planOf, scriptFacts } from "./facts.ts";

describe("the facts for a copywriter", () => {
  it("is the brief without what is for us alone, what was struck and what has no source", () => {
    const product = aProduct({
      proof: [newClaim("Tested by parents", { source: "https://example.com" }), newClaim("No.1 in Europe")],
      pain: "grey mornings",
      struck: ["pain"],
      pains: [newClaim("tired mornings"), newClaim("cold tea", { struck: true }), newClaim("late trains")],
      objections: [newClaim("too sweet")],
      avoid: ["miracle"],
    });
    expect(
      scriptFacts(product, { kind: "video-story", hook: "Stop this", style: { template: "", drawing: null } }),
    ).toEqual({
      task: "script",
      kind: "video-story",
      template: "beat-cuts",
      spoken: true,
      presented: false,
      brief: {
        name: "Pact",
        description: "A collagen drink",
        audience: "busy parents",
        pain: "tired mornings",
        pains: ["late trains"],
        outcome: "calm mornings",
        outcomes: [],
        objections: ["too sweet"],
        proof: ["Tested by parents"],
        price: null,
        tone: "warm",
        avoid: ["miracle"],
        language: "en",
        colors: [],
      },
      hook: "Stop this",
      short: { pain: "tired mornings", outcome: "calm mornings", audience: "busy parents" },
      reviews: [],
      photos: [],
      bestHooks: [],
      count: 4,
      slots: [],
      beats: expect.arrayContaining([
        expect.objectContaining({ role: "pain", line: expect.stringContaining("5 to 12 words, 2 to 5 seconds") }),
      ]),
    });
  });

  it("gives each move of a way a beat of its own, where there are photos for them", () => {
    const countWith = (photos: number, hook = "How to wake up rested") =>
      scriptFacts(aProduct({}), {
        kind: "video-story",
        hook,
        style: { template: "photo-story", drawing: null },
        photos: Array.from({ length: photos }, (_, at) => ({ number: at + 1, shows: `Pact, ${at}` })),
      }).count;
    expect([countWith(3), countWith(4), countWith(4, "Tired mornings, again")]).toEqual([5, 7, 5]);
    const plan = planOf({
      kind: "video-story",
      template: "photo-story",
      hook: "How to wake up rested",
      count: 7,
      slots: [],
    });
    expect(plan.map(({ role }) => role)).toEqual(["hook", "point", "point", "point", "turn", "proof", "ask"]);
  });

  it.each([
    ["beat-cuts", "How to wake up rested", "point", "in-use"],
    ["beat-cuts", "Tired mornings, again", "pain", "wide"],
    // Its halves are what goes wrong and what the product does.
    ["split-proof", "How to wake up rested", "pain", "close-up"],
  ])("plan for %s what its hook %j promises: a %s, %s", (template, hook, role, shot) => {
    const [, next] = planOf({ kind: "video-story", template, hook, count: 5, slots: [] });
    expect([next?.role, next?.shot]).toEqual([role, shot]);
  });

  it("hold the words and colors of the project's brand kit", () => {
    const colors = { bg: "#102030", accent: "#ff7a59" };
    const { brief } = scriptFacts(aProduct({ avoid: ["miracle"] }), {
      kind: "video-story",
      hook: "Stop this",
      style: { template: "", drawing: null, colors },
      brandKit: { use: ["slow-burn"], avoid: ["cheap", "miracle"] },
    });
    expect(brief).toMatchObject({
      use: ["slow-burn"],
      avoid: ["miracle", "cheap"],
      colors: [colors.bg, colors.accent],
    });
  });

  it("holds the reviews for a look that quotes one, and no other look has them", () => {
    const wanted = { kind: "ugc-image", hook: "Stop this", style: { template: "real-review", drawing: null } } as const;
    const review = newClaim("“Quiet enough for a library.” Ana", { source: "acme.co, reviews" });
    expect(scriptFacts(aProduct({ proof: [review] }), wanted).reviews).toMatchObject([
      { by: "Ana", source: "acme.co" },
    ]);
    const other = { ...wanted, style: { template: "sticky-note", drawing: null } };
    expect(scriptFacts(aProduct({ proof: [review] }), other).reviews).toEqual([]);
  });

  it("has a beat for every place of a labeled drawing, and says what belongs there", () => {
    const style = { template: "labels", drawing: "four-stairs" };
    const { count, slots } = scriptFacts(aProduct(), { kind: "meme-image", hook: "5 things", style });
    expect(count).toBe(4);
    expect(slots.at(-1)).toEqual({ label: "Unhinged", mostWords: 5 });
  });

  it("tells the writer of a joke what is drawn before its turn and after it, unless its words are labels", () => {
    const drawingOf = (template: string, drawing: string | null) =>
      scriptFacts(aProduct(), { kind: "meme-image", hook: "Me again", style: { template, drawing } }).drawing;
    expect(drawingOf("panels", "the-stack")?.after).toContain("the smallest one falls");
    expect(drawingOf("labels", "the-stack")).toBeUndefined();
    expect(drawingOf("panels", null)).toBeUndefined();
  });

  it("plans mistakes of a video as what goes wrong, and the last one as one that the product mends", () => {
    const rolesOf = (hook: string, template: string) =>
      scriptFacts(aProduct(), { kind: "video-story", hook, style: { template, drawing: null } }).beats.map(
        ({ role }) => role,
      );
    for (const look of ["beat-cuts", "countdown-list"]) {
      expect(rolesOf("4 mistakes that cost you sleep", look)).toEqual(["hook", "pain", "pain", "pain", "point", "ask"]);
      expect(rolesOf("3 signs of bad sleep", look)).toEqual(["hook", "point", "point", "point", "ask"]);
    }
  });

  it.each([
    ["3 signs you are ready", 5],
    ["8 things", 10],
    ["12 things", 10],
    ["1 thing", 7],
    ["Stop doing this", 7],
    ["We tested 3 jars", 7],
  ])("gives the hook %j as many slides as it promises things: %s", (hook, count) => {
    expect(beatCount(hook, { least: 2, usual: 7, most: 10 })).toBe(count);
  });
});
