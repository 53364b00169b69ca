import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";
import type { PageText } from "../page/page-parts.ts";
import { missingParts } from "./brief-parts.ts";
import { bothProposals, claimPlace, proposalOf, strayQuotes } from "./proposal.ts";

const page: PageText = {
  url: "https://www.acme.example/candle",
  name: "Candle",
  description: "A soy candle poured by hand.",
  price: "€24",
  language: "en",
  blocks: [
    { tag: "h2", text: "Burns for 60 hours" },
    { tag: "p", text: "People who “work from home” light it – no headaches." },
  ],
};
const said = (words: string, quote = "") => ({ words, quote });
const noShort = { text: "", form: "plural" } as const;
const people = (part: object = {}) => ({
  audience: said(""),
  shortAudience: noShort,
  pain: said(""),
  shortPain: noShort,
  pains: [],
  ...part,
});
const promise = (part: object = {}) => ({
  outcome: said(""),
  shortOutcome: noShort,
  outcomes: [],
  objections: [],
  proof: [],
  ...part,
});

describe("what the writer proposes", () => {
  it("keeps the place and the page's words, however the quote is set", () => {
    const answer = people({ audience: said("people at home", 'people who "work from home"') });
    expect(strayQuotes(answer, page)).toEqual([]);
    expect(proposalOf(answer, page)).toEqual({
      audience: "people at home",
      pain: "",
      pains: [],
      origins: { audience: { source: "acme.example, paragraph", snippet: 'people who "work from home"' } },
    });
  });

  it("has no source if the quote is not on the page, and says which", () => {
    const answer = people({ pain: said("dull evenings", "Evenings are dull") });
    expect(strayQuotes(answer, page)).toEqual(["Evenings are dull"]);
    expect(proposalOf(answer, page)).toMatchObject({
      pain: "dull evenings",
      origins: { pain: { source: "", snippet: "" } },
    });
  });

  it("states no figure that its quote does not hold: not as a field, and as proof only without a source", () => {
    const answer = promise({
      outcome: said("90 hours of calm", "Burns for 60 hours"),
      outcomes: [said("60 hours of calm", "Burns for 60 hours"), said("half price: €12")],
      proof: [said("Burns for 60 hours", "Burns for 60 hours"), said("97% love it", "Burns for 60 hours"), said("")],
    });
    expect(proposalOf(answer, page)).toEqual({
      outcome: "",
      outcomes: [
        { claim: "60 hours of calm", source: "acme.example, heading", snippet: "Burns for 60 hours", struck: false },
      ],
      objections: [],
      proof: [
        { claim: "Burns for 60 hours", source: "acme.example, heading", snippet: "Burns for 60 hours", struck: false },
        { claim: "97% love it", source: "", snippet: "", struck: false },
      ],
      origins: {},
    });
  });

  it.each([
    ["is taken without its full stop", { text: "dull evenings.", form: "plural" }, "dull evenings"],
    ["is left out if it has five words", { text: "evenings that are so dull", form: "plural" }, undefined],
    ["is left out if it states a figure of its own", { text: "5 dull evenings", form: "plural" }, undefined],
  ] as const)("%s: a short form", (_, shortPain, text) => {
    const proposal = proposalOf(people({ pain: said("evenings that are dull"), shortPain }), page);
    expect(proposal.shortPain?.text).toBe(text);
  });

  it("states each fact once", () => {
    const answer = people({ pain: said("smoke"), pains: [said("smoke"), said("soot"), said("soot")] });
    expect(proposalOf(answer, page).pains?.map(({ claim }) => claim)).toEqual(["soot"]);
    const voice = { tone: "calm", avoid: ["best", "best"], language: "en" };
    expect(proposalOf(voice, page)).toEqual({ tone: "calm", avoid: ["best"], language: "en", origins: {} });
  });

  it("finds any part of a block again, and never throws", () => {
    const block = page.blocks[1]?.text ?? "";
    fc.assert(
      fc.property(fc.nat(block.length), fc.nat(block.length), fc.string({ unit: "binary" }), (a, b, other) => {
        const quote = block.slice(Math.min(a, b), Math.max(a, b));
        if (quote.trim().length > 2)
          expect(claimPlace(quote, page)?.source).toMatch(/^acme\.example, (paragraph|heading|description)$/);
        claimPlace(other, page);
      }),
    );
  });
});

describe("two proposals", () => {
  it("are one: the later says what both speak of, and proof comes from both", () => {
    const origin = { source: "acme.example, p", snippet: "smoke" };
    const one = { name: "Candle", price: "€24", proof: [newClaim("a")], origins: { price: origin } };
    const other = { price: "€26", pain: "smoke", proof: [newClaim("b")], origins: { pain: origin } };
    expect(bothProposals(one, other)).toEqual({
      name: "Candle",
      price: "€26",
      pain: "smoke",
      proof: [newClaim("a"), newClaim("b")],
      origins: { price: origin, pain: origin },
    });
    expect(bothProposals({ origins: {} }, { tone: "calm", origins: {} })).toEqual({ tone: "calm", origins: {} });
  });
});

describe("the parts that a brief lacks", () => {
  it("are all of an empty one, and none of what is there or locked", () => {
    expect(missingParts(emptyBrief)).toEqual(["people", "promise", "voice"]);
    expect(missingParts({ ...emptyBrief, audience: "all", pain: "smoke", locks: ["tone"] })).toEqual(["promise"]);
  });
});
