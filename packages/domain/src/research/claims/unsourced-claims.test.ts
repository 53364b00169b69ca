import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";
import { unsourcedClaims } from "./unsourced-claims.ts";

const brief: Brief = {
  ...emptyBrief,
  name: "Slow-burn candle",
  description: "Two wicks, 30 days of evenings. The best candle we ever made.",
  price: "€24.90",
  proof: [
    newClaim("Burns for 60 hours", { source: "acme.co, h2" }),
    newClaim("Award-winning since 2019", { source: "acme.co, p" }),
    newClaim("No.1 in Portugal", { source: "" }),
    newClaim("91% sleep better", { source: "acme.co, li", struck: true }),
  ],
};
const found = (words: string, part: Partial<Brief> = {}, given: string[] = []) =>
  unsourcedClaims(words, { ...brief, ...part }, given).map((it) => `${it.kind}: ${it.words}`);

describe("claims without a source", () => {
  it.each([
    ["a figure that a proof states", "It *burns for 60 hours*"],
    ["the price of the brief", "Only €24.90"],
    ["a warranty that a proof makes", "An award-winning candle"],
    ["the number of a slide", "3. Trim the wick"],
    ["plain praise", "A quiet candle for loud days, at least for you"],
    ["what is best about a day", "The best part of the evening"],
    ["most people", "Most people light it at dusk"],
  ])("are none: %s", (_case, words) => expect(found(words)).toEqual([]));

  it.each([
    ["a superlative", "It is No.1 in Europe.", "superlative: No.1 in Europe"],
    ["a superlative with a hash", "#1 candle", "superlative: #1 candle"],
    ["one that the description alone praises", "The best candle for you", "superlative: The best candle for you"],
    ["one whose claim has no source", "No.1 in Portugal", "superlative: No.1 in Portugal"],
    ["a German one", "Die beste Kerze der Welt", "superlative: Die beste Kerze der Welt"],
    ["a French one", "C'est la plus belle bougie", "superlative: la plus belle bougie"],
    ["a Spanish one", "La mejor vela", "superlative: La mejor vela"],
    ["a warranty", "Clinically proven calm", "superlative: Clinically proven calm"],
    ["another price", "Now just €19", "price: €19"],
    ["a price with its word", "For 19 euros", "price: 19 euros"],
    ["a count", "Loved by 10,000 people", "figure: 10,000 people"],
    ["a percentage", "97% of doctors agree", "figure: 97% of doctors"],
    ["a struck proof's figure", "91% sleep better", "figure: 91% sleep"],
  ])("are found: %s", (_case, words, claim) => expect(found(words)).toEqual([claim]));

  it("let the hook state its own number, and nothing else", () => {
    expect(found("5 ways to rest", {}, ["5 ways to rest"])).toEqual([]);
    expect(found("6 ways to rest", {}, ["5 ways to rest"])).toEqual(["figure: 6 ways"]);
  });

  it("take no price that was struck, nor one that the model made up", () => {
    expect(found("€24.90", { struck: ["price"] })).toEqual(["price: €24.90"]);
    expect(found("€24.90", { origins: { price: { source: "", snippet: "" } } })).toEqual(["price: €24.90"]);
  });

  it("name their position in the text as it is written, marks included", () => {
    const words = "The *best* candle, for *97%* of you";
    const claims = unsourcedClaims(words, brief);
    expect(claims.map(({ from, to }) => words.slice(from, to))).toEqual(["The *best* candle", "97%* of you"]);
  });

  it("never overlap, are inside the text and match its words", () => {
    const piece = fc.constantFrom(
      "No.1",
      "the best",
      "€12",
      "97%",
      "60 hours",
      "*calm*",
      "1,000",
      "guaranteed",
      ".",
      "é",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const words = pieces.join(" ");
        let end = 0;
        for (const claim of unsourcedClaims(words, brief)) {
          expect(claim.from).toBeGreaterThanOrEqual(end);
          expect(words.slice(claim.from, claim.to).replaceAll("*", "")).toBe(claim.words);
          end = claim.to;
        }
        expect(end).toBeLessThanOrEqual(words.length);
      }),
      { numRuns: 200 },
    );
  });

  it("are fewer, never more, when a claim gets its source", () => {
    const sourced = { proof: brief.proof.map((it) => ({ ...it, source: "acme.co", struck: false })) };
    fc.assert(
      fc.property(fc.constantFrom("No.1 in Portugal", "91% sleep better", "It is the best", "8 wicks"), (words) => {
        expect(found(words, sourced).length).toBeLessThanOrEqual(found(words).length);
      }),
    );
    expect(found("No.1 in Portugal", sourced)).toEqual([]);
  });
});
