import { describe, expect, it } from "vitest";
import { newClaim } from "../../research/index.ts";
import { aProduct } from "./a-product.test-support.ts";
import { unprovenFigures } from "./evidence.ts";
import { scriptFacts } from "./facts.ts";

const product = aProduct({
  name: "Pact",
  description: "A jar of 30 days of collagen",
  price: "€24.90",
  outcome: "4.8 stars of sleep",
  pains: [newClaim("two spoons, calm within a minute", { source: "page" })],
  proof: [newClaim("91% felt better after 1,000 uses", { source: "survey" })],
});
const facts = scriptFacts(product, {
  kind: "carousel-image",
  hook: "5 things nobody tells you",
  style: { template: "", drawing: null },
});
const script = (title: string, body = "") => ({
  beats: [{ role: "point" as const, line: "", title, body, imagePrompt: "a jar, 85mm lens" }],
  caption: "",
  hashtags: [],
});

describe("the figures of a script", () => {
  it.each([
    ["no figure at all", "Calm mornings"],
    ["the hook's number", "5 things nobody tells you"],
    ["the price", "Only €24.90"],
    ["a proof's percentage", "91% felt better"],
    ["the same number without its separator", "After 1000 uses"],
    ["the number of the slide", "2. Drink it daily"],
    ["a figure at the head of a line", "4.8 stars of sleep"],
    ["a number that the brief writes out, in digits", "2 spoons", "Calm in 1 minute"],
    ["figures one below the other", "Days: 30", "Uses: 30\n1,000 more"],
  ])("are proven: %s", (_case, title, body = "") => {
    expect(unprovenFigures(script(title, body), facts)).toEqual([]);
  });

  it.each([
    ["a percentage", "97% love it", "97"],
    ["a price", "Now only €19.99", "1999"],
    ["a count", "Over 10,000 customers", "10000"],
    ["a number in the body", "Calm mornings", "7"],
  ])("that nobody gave are found: %s", (_case, title, figure) => {
    const body = figure === "7" ? "It works in 7 minutes" : "";
    expect(unprovenFigures(script(title, body), facts)).toEqual([figure]);
  });

  it("are proven in a rating, however it is written, and not the end of its scale alone", () => {
    const proof = [newClaim("4.8 of 5 stars from 213 reviews", { source: "page" })];
    const rated = scriptFacts(aProduct({ proof }), {
      kind: "carousel-image",
      hook: "Why?",
      style: { template: "", drawing: null },
    });
    expect(unprovenFigures(script("4.8 out of 5 stars", "Rated 4.8/5"), rated)).toEqual([]);
    expect(unprovenFigures(script("5 stars", "213 reviews"), rated)).toEqual(["5"]);
    expect(unprovenFigures(script("4.9 of 5 stars"), rated)).toEqual(["49", "5"]);
  });

  it("are proven where the topic of the piece states them", () => {
    const topic = { title: "Now in 220 g", text: "Only 12 jars.", link: null };
    const about = scriptFacts(product, {
      kind: "carousel-image",
      hook: "New",
      style: { template: "", drawing: null },
      topic,
    });
    expect(unprovenFigures(script("12 jars of 220 g", "For €9"), about)).toEqual(["9"]);
  });
});
