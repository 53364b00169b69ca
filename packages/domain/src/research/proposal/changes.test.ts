import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { briefFields } from "../brief/brief-fields.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";
import { briefChanges, emptyFields, shown, withProposal } from "./changes.ts";
import type { BriefProposal } from "./proposal.ts";

const source = "acme.example, h2";
const brief: Brief = {
  ...emptyBrief,
  name: "Candle",
  price: "€24",
  pain: "smoke",
  proof: [
    newClaim("Burns for 60 hours", { source, snippet: "Burns for 60 hours" }),
    newClaim("Made in Porto", { source, snippet: "Made in Porto" }),
    newClaim("My own proof", { source: "the label" }),
    newClaim("No.1", { source, snippet: "No.1", struck: true }),
  ],
  origins: { price: { source: "acme.example, price", snippet: "€24" } },
  struck: ["pain"],
};
const page = {
  url: "https://acme.example/",
  name: "",
  description: "",
  price: "",
  language: null,
  blocks: [{ tag: "h2", text: "Burns for 70 hours. Made in Porto" }],
};
const reread: BriefProposal = {
  name: "Candle",
  description: "By hand",
  price: "€26",
  proof: [newClaim("Burns for 70 hours", { source, snippet: "Burns for 70 hours" })],
  origins: { price: { source: "acme.example, price", snippet: "€26" } },
  page,
};

describe("a page read again", () => {
  it("shows field by field what it would change, and what is empty", () => {
    const changes = briefChanges(brief, reread);
    expect(changes).toEqual([
      { field: "description", was: "", now: "By hand", isLocked: false },
      { field: "price", was: "€24", now: "€26", isLocked: false },
      {
        field: "proof",
        was: "Burns for 60 hours · Made in Porto · My own proof · No.1",
        now: "Made in Porto · My own proof · No.1 · Burns for 70 hours",
        isLocked: false,
      },
    ]);
    expect(emptyFields(changes)).toEqual(["description"]);
  });

  it("drops a short form whose words it changes, unless that is locked or proposed anew", () => {
    const told = { text: "tired eyes", form: "plural" } as const;
    const before: Brief = { ...brief, shortPain: told };
    const shortOf = (part: Partial<Brief>, proposal: Partial<BriefProposal> = {}) =>
      withProposal({ ...before, ...part }, { pain: "soot on the glass", origins: {}, ...proposal }, briefFields)
        .shortPain;
    const soot = { text: "soot", form: "uncountable" } as const;
    expect(shortOf({})).toBeNull();
    expect(shortOf({}, { shortPain: soot })).toEqual(soot);
    expect(shortOf({ locks: ["shortPain"] }, { shortPain: soot })).toEqual(told);
  });

  it("changes what was accepted and nothing else, with its source", () => {
    const next = withProposal(brief, reread, ["price"]);
    expect(next).toEqual({ ...brief, price: "€26", origins: reread.origins });
  });

  it("leaves a locked field as it is, and says so", () => {
    const locked: Brief = { ...brief, locks: ["price"] };
    expect(briefChanges(locked, reread).find(({ field }) => field === "price")?.isLocked).toBe(true);
    expect(withProposal(locked, reread, briefFields).price).toBe("€24");
  });

  it("brings a struck field back into use only with other words", () => {
    expect(withProposal(brief, { pain: "smoke", origins: {} }, ["pain"]).struck).toEqual(["pain"]);
    expect(withProposal(brief, { pain: "soot", origins: {} }, ["pain"]).struck).toEqual([]);
  });

  it("takes no proof away that a writer merely does not repeat", () => {
    const { page: _page, ...written } = reread;
    const proof = withProposal(brief, written, ["proof"]).proof.map(({ claim }) => claim);
    expect(proof).toEqual([...brief.proof.map(({ claim }) => claim), "Burns for 70 hours"]);
  });

  it("gives a claim its source, and leaves one that a person struck struck", () => {
    const proof = [newClaim("no.1!", { source, snippet: "No.1 candle" })];
    const next = withProposal(brief, { proof, origins: {} }, ["proof"]).proof.at(-1);
    expect(next).toEqual(newClaim("No.1", { source, snippet: "No.1 candle", struck: true }));
  });
});

describe("any proposal", () => {
  const claim = fc.record({
    claim: fc.constantFrom("Burns for 60 hours", "a", "b"),
    source: fc.constantFrom("", source),
    snippet: fc.constantFrom("", "a"),
    struck: fc.boolean(),
  });
  const proposals = fc.record({
    name: fc.constantFrom("", "Candle", "Lamp"),
    pain: fc.constantFrom("", "soot"),
    proof: fc.array(claim, { maxLength: 20 }),
    avoid: fc.array(fc.constantFrom("best", "miracle")),
    origins: fc.constant({}),
  });
  const locks = fc.subarray([...briefFields]);

  it("never touches a locked field, never takes a person's own claim, and applied twice changes nothing more", () => {
    fc.assert(
      fc.property(proposals, locks, (proposal, locked) => {
        const before: Brief = { ...brief, locks: locked };
        const next = withProposal(before, proposal, briefFields);
        for (const field of locked) expect(next[field]).toEqual(before[field]);
        expect(next.proof.map((it) => it.claim)).toEqual(expect.arrayContaining(["My own proof", "No.1"]));
        expect(next.proof.length).toBeLessThanOrEqual(12);
        const again = withProposal(next, proposal, briefFields);
        expect(briefFields.map((field) => shown(again, field))).toEqual(briefFields.map((field) => shown(next, field)));
      }),
      { numRuns: 100 },
    );
  });
});
