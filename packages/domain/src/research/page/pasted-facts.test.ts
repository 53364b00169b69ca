import { describe, expect, it } from "vitest";
import { pastedFacts } from "./pasted-facts.ts";

const text = `Slow candle

A soy candle that is poured by hand in Porto and smells of fig.
Burns for 60 hours. Add to cart
€24.00 incl. VAT`;

describe("the pasted text of a page", () => {
  it("gives the facts that it states, with the text as their place", () => {
    const facts = pastedFacts("https://www.acme.example/candle", text);
    expect(facts).toMatchObject({
      url: "https://www.acme.example/candle",
      name: "Slow candle",
      description: "A soy candle that is poured by hand in Porto and smells of fig.",
      price: "€24",
      language: null,
      images: [],
      origins: {
        name: { source: "acme.example, pasted text" },
        price: { source: "acme.example, pasted text", snippet: "€24" },
      },
    });
    expect(facts.claims.map(({ claim, source }) => `${claim} (${source})`)).toEqual([
      "Burns for 60 hours (acme.example, pasted text)",
    ]);
  });

  it("says nothing where there is nothing", () => {
    expect(pastedFacts("https://acme.example/", " \n ")).toMatchObject({ name: "", description: "", claims: [] });
  });
});
