import { describe, expect, it } from "vitest";
import { aPlan, aRecipe, at, NOW } from "./a-recipe.test-support.ts";
import { type Forecast, type ForecastFacts, forecast } from "./forecast.ts";
import type { RecipeChoice } from "./recipe-run.ts";

const products = [
  {
    id: "candle",
    hooks: ["A", "B", "C", "D", "E", "F"].map((line) => ({ id: null, line, kinds: null })),
    looks: new Map([["", { "carousel-image": ["marker-list", "essay"] }]]),
  },
];
const noLimit = { images: null, videos: null, credits: null };
const room = { left: noLimit, whole: noLimit, resetsAt: at("2026-12-01T00:00Z") };
const facts: ForecastFacts = { products, before: [], runs: [], room };
const aRun = (run: Partial<ForecastFacts["runs"][number]>): ForecastFacts["runs"][number] => ({
  ...{ id: "r1_1", at: NOW, state: "making", credits: 20, isTrial: false, choice: null },
  ...run,
});
const told = (list: readonly Forecast[]) =>
  list.map(
    (it) => `${it.wallTime} ${it.type === "makes" ? it.choice.hook : it.type === "skipped" ? it.skip : it.type}`,
  );

describe("the coming fourteen days", () => {
  it("are real times with what each makes, one after the other", () => {
    const list = forecast(aRecipe(), facts, NOW);
    expect(told(list)).toEqual([
      "2026-11-23T18:30 A",
      "2026-11-25T18:30 B",
      "2026-11-27T18:30 C",
      "2026-11-30T18:30 D",
      "2026-12-02T18:30 E",
      "2026-12-04T18:30 F",
    ]);
    expect(list[0]?.at).toBe(at("2026-11-23T17:30Z"));
  });

  it("leave out what its owner skips, and go beyond no budget", () => {
    const plan = aPlan({ budget: { pieces: 1, credits: 300 } });
    const recipe = aRecipe({ plan, skipped: [at("2026-11-23T17:30Z")] });
    expect(told(forecast(recipe, facts, NOW))).toEqual([
      "2026-11-23T18:30 owner",
      "2026-11-25T18:30 A",
      "2026-11-27T18:30 pieces",
      "2026-11-30T18:30 B",
      "2026-12-02T18:30 pieces",
      "2026-12-04T18:30 pieces",
    ]);
  });

  it("point to the runs that have begun, and stop after the last piece", () => {
    const runs = [aRun({ id: "r1_1", at: at("2026-11-23T17:30Z") })];
    const recipe = aRecipe({ plan: aPlan({ stop: { after: null, pieces: 2 } }) });
    expect(told(forecast(recipe, { ...facts, runs }, NOW))).toEqual(["2026-11-23T18:30 run", "2026-11-25T18:30 A"]);
  });

  it("ask for an approval as often as the recipe says", () => {
    const plan = aPlan({ approval: { type: "first", count: 2 } });
    const asked = forecast(aRecipe({ plan, made: 1 }), facts, NOW).map((it) => it.type === "makes" && it.needsApproval);
    expect(asked).toEqual([true, false, false, false, false, false]);
  });

  it("are those of the pieces that a feed has begun, since no one knows what it will bring", () => {
    const plan = aPlan({ trigger: { type: "feed", address: "https://acme.example/feed" } });
    const runs = [
      aRun({ id: "r1_b", at: at("2026-11-25T17:30Z") }),
      aRun({ id: "r1_a", at: at("2026-11-23T17:30Z"), state: "done" }),
      aRun({ id: "r1_failed", at: at("2026-11-24T17:30Z"), state: "failed" }),
    ];
    const list = forecast(aRecipe({ plan }), { ...facts, runs }, NOW);
    expect(list).toMatchObject([
      { wallTime: "2026-11-23T18:30", runId: "r1_a" },
      { wallTime: "2026-11-25T18:30", runId: "r1_b" },
    ]);
  });

  it("make no more than the subscription allows, by the day on which each is made", () => {
    const left = { ...noLimit, images: 1 };
    const list = forecast(aRecipe(), { ...facts, room: { ...room, left } }, NOW);
    // The piece of December 2 is made on the first, when the allowance is back.
    expect(told(list).map((it) => it.split(" ")[1])).toEqual(["A", "nothing", "nothing", "nothing", "B", "C"]);
    expect(list[1]).toMatchObject({
      message: "Your plan won't have enough images left by then. Your allowance resets Dec 1.",
    });
  });

  it("make nothing that the subscription's credits do not cover", () => {
    const whole = { ...noLimit, credits: 1 };
    const list = forecast(aRecipe(), { ...facts, room: { ...room, whole } }, NOW);
    expect(list.at(-1)).toMatchObject({ message: "Your plan won't have enough AI credits left by then." });
  });

  it("cost about what the recipe's pieces have cost", () => {
    const choice = {
      productId: "candle",
      kind: "carousel-image",
      look: "essay",
      hook: "Z",
      hookId: null,
      photos: null,
    };
    const runs = [aRun({ at: at("2026-11-20T17:30Z"), state: "done", credits: 6, choice: choice as RecipeChoice })];
    expect(forecast(aRecipe(), { ...facts, runs }, NOW)[0]).toMatchObject({ cost: 6 });
  });

  it("say why nothing can be made", () => {
    const none = forecast(aRecipe(), { ...facts, products: [] }, NOW);
    expect(none[0]).toMatchObject({ type: "nothing", message: expect.stringContaining("deleted") });
  });
});
