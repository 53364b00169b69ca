import { newClaim } from "@vignette/domain/research";
import { describe, expect, it } from "vitest";
import { type BriefDraft, briefDraftOf, differs, emptyDraft } from "./brief-draft.ts";
import { checkBrief } from "./check-brief.ts";

const aDraft = (part: Partial<BriefDraft> = {}): BriefDraft => ({
  ...emptyDraft(),
  name: "Slow-burn candle",
  description: "A soy candle that burns evenly.",
  audience: "people working from home",
  ...part,
});

describe("checkBrief", () => {
  it("names the three required fields of a brief", () => {
    expect(Object.keys(checkBrief(emptyDraft()).errors ?? {})).toEqual(["name", "description", "audience"]);
  });

  it("drops empty rows of proof", () => {
    const { brief } = checkBrief(aDraft({ proof: [newClaim(" "), claim] }));
    expect(brief?.proof).toEqual([claim]);
  });

  it("puts the error at the row on the screen, even below empty rows", () => {
    const { errors } = checkBrief(aDraft({ pains: [newClaim(""), newClaim("x".repeat(201))] }));
    expect(errors).toEqual({ "pains.1.claim": "Use at most 200 characters." });
  });

  it("accepts a fact without a source", () => {
    expect(checkBrief(aDraft({ proof: [newClaim("No.1 in Europe")] })).errors).toBeNull();
  });

  it("adds the scheme to an address", () => {
    expect(checkBrief(aDraft({ url: "acme.co/candle" })).brief?.url).toBe("https://acme.co/candle");
  });

  it("refuses an address that is not a web page", () => {
    expect(checkBrief(aDraft({ url: "javascript:alert(1)" })).errors).toHaveProperty("url");
  });
});

describe("differs", () => {
  it("sees no change in a draft equal to the stored brief, in any order of its fields", () => {
    const { brief } = checkBrief(aDraft());
    if (!brief) throw new Error("expected a brief");
    expect(differs(Object.fromEntries(Object.entries(briefDraftOf(brief)).reverse()) as BriefDraft, brief)).toBe(false);
    expect(differs({ ...briefDraftOf(brief), tone: "dry" }, brief)).toBe(true);
  });
});

const claim = newClaim("Burns for 60 hours", { source: "acme.co/candle" });
