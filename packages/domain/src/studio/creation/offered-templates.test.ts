import { describe, expect, it } from "vitest";
import { newClaim } from "../../research/index.ts";
import { offeredTemplates, refuseTemplate } from "./offered-templates.ts";

const withProof = (claim: string, source = "acme.co, reviews", struck = false) => ({
  proof: [newClaim(claim, { source, struck })],
});

describe("the look that quotes a customer", () => {
  it.each([
    "“It fits in my bag, finally.” Ana",
    'Ana wrote: "Quiet enough for a library."',
    "„Endlich passt alles rein.“ Jana",
    "« Enfin un café sans amertume. » Luc",
  ])("is offered with a review and its source: %s", (claim) => {
    expect(refuseTemplate("ugc-image", "real-review", withProof(claim))).toBeNull();
    expect(offeredTemplates("ugc-image", withProof(claim)).map(({ name }) => name)).toContain("real-review");
  });

  it.each([
    ["no proof", { proof: [] }],
    ["a fact", withProof("91% of parents in our survey felt better")],
    ["a name in quotation marks", withProof("Voted “Best bottle” in 2025")],
    ["a review without a source", withProof("“It fits in my bag, finally.” Ana", "")],
    ["a review that was struck", withProof("“It fits in my bag, finally.” Ana", "acme.co", true)],
  ])("is refused with %s", (_, brief) => {
    expect(refuseTemplate("ugc-image", "real-review", brief)?.code).toBe("studio.no-review");
    expect(offeredTemplates("ugc-image", brief).map(({ name }) => name)).not.toContain("real-review");
    expect(refuseTemplate("ugc-image", "sticky-note", brief)).toBeNull();
  });
});
