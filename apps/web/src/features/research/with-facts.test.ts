import { newClaim, type PageFacts } from "@vignette/domain/research";
import { describe, expect, it } from "vitest";
import { emptyDraft } from "./brief-draft.ts";
import { withFacts } from "./with-facts.ts";

const facts: PageFacts = {
  url: "https://acme.example/candle",
  name: "Slow-burn candle",
  description: "Poured by hand.",
  price: "€24",
  language: "de",
  images: [],
  colours: ["#1f4d3a", "#e8a13a"],
  claims: [
    { claim: "Burns for 60 hours", source: "acme.example, h2", snippet: "Burns for 60 hours" },
    { claim: "Made in Portugal", source: "acme.example, li", snippet: "Made in Portugal" },
  ],
  origins: {},
  text: { url: "https://acme.example/candle", name: "", description: "", price: "", language: null, blocks: [] },
};
const claims = facts.claims.map((it) => newClaim(it.claim, it));

describe("what a page adds to a brief", () => {
  it("fills what is empty and names it", () => {
    const { change, fields } = withFacts(emptyDraft("acme.example/candle"), facts);
    expect(change).toEqual({
      name: "Slow-burn candle",
      description: "Poured by hand.",
      price: "€24",
      proof: claims,
      brand: { bg: "#f6f2e9", accent: "#1f4d3a" },
      language: "de",
    });
    expect(fields).toEqual(["product", "what it is", "price", "2 facts", "your colour", "language"]);
  });

  it("leaves alone what somebody wrote", () => {
    const written = {
      ...emptyDraft(),
      name: "Mine",
      description: "Mine",
      price: "€1",
      brand: { bg: "#fff", accent: "#000" },
    };
    expect(withFacts(written, { ...facts, claims: [] })).toEqual({ change: {}, fields: [] });
  });

  it("adds no claim twice and no more than a brief holds", () => {
    const draft = { ...emptyDraft(), proof: [newClaim("burns for 60 hours ", { source: "the label" })] };
    expect(withFacts(draft, facts).change.proof).toEqual([...draft.proof, claims[1]]);
    const full = { ...draft, proof: Array.from({ length: 12 }, (_, i) => newClaim(`${i}`, { source: "s" })) };
    expect(withFacts(full, facts).change.proof).toBeUndefined();
  });
});
