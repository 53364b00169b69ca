import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import type { Brief } from "../brief/brief.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { fieldHistory, withField } from "./field-history.ts";
import type { ProductVersion } from "./product.ts";

const price = (words: string, part: Partial<Brief> = {}): Brief => ({ ...emptyBrief, price: words, ...part });
const version = (id: string, brief: Brief, reason: ProductVersion["reason"], at: number): ProductVersion => ({
  id,
  uid: "ada",
  projectId: "p",
  productId: "x",
  brief,
  reason,
  createdAt: instant(at),
});

describe("the history of a field", () => {
  it("names what it said before and what took its place, newest first, without repetitions", () => {
    const versions = [
      version("3", price("€26"), "edit", 3),
      version("2", price("€24"), "read", 2),
      version("1", price("€24"), "edit", 1),
      version("0", price(""), "edit", 0),
    ];
    expect(fieldHistory(versions, price("€26"), "price")).toEqual([
      { versionId: "2", words: "€24", reason: "read", at: 2 },
      { versionId: "0", words: "", reason: "edit", at: 0 },
    ]);
    expect(fieldHistory(versions, price("€26"), "name")).toEqual([]);
  });

  it("brings one field back with where its words came from, and nothing else", () => {
    const origin = { source: "acme.example, price", snippet: "€24" };
    const now = price("€26", { name: "Lamp" });
    expect(withField(now, price("€24", { origins: { price: origin } }), "price")).toEqual({
      ...now,
      price: "€24",
      origins: { price: origin },
    });
    expect(withField(price("€26", { origins: { price: origin } }), price("€20"), "price").origins).toEqual({});
  });
});
