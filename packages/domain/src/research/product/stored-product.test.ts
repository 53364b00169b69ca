import { describe, expect, it } from "vitest";
import { Brief } from "../brief/brief.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";
import { StoredProduct } from "./stored-product.ts";
import { wholeBrief } from "./whole-brief.ts";

const first = {
  id: "8c1b2f6e-0000-4000-8000-000000000000",
  uid: "ada",
  projectId: "8c1b2f6e-0000-4000-8000-000000000001",
  brief: {
    name: "Candle",
    url: null,
    description: "By hand",
    audience: "people at home",
    pain: "smoke",
    outcome: "",
    price: "€24",
    proof: [{ claim: "Burns for 60 hours", source: "acme.example, h2" }],
    tone: "",
    language: "en",
    brand: null,
  },
  createdAt: 1,
  lastUpdated: 2,
};

describe("a stored product", () => {
  it("of the first version is read with what its brief could not say yet", () => {
    expect(StoredProduct.parse(first)).toEqual({
      ...first,
      purgeAt: null,
      brief: {
        ...emptyBrief,
        ...first.brief,
        proof: [newClaim("Burns for 60 hours", { source: "acme.example, h2" })],
      },
    });
  });

  it("of today stays as it is", () => {
    const today = StoredProduct.parse(first);
    expect(StoredProduct.parse(today)).toEqual(today);
  });

  it.each([[null], [{}], [{ brief: null }], [{ ...first, brief: { ...first.brief, name: 7 } }]])(
    "that is none is refused: %j",
    (value) => expect(StoredProduct.safeParse(value).success).toBe(false),
  );
});

describe("a draft of an older version", () => {
  it("gets every field that a brief has now", () => {
    const draft = wholeBrief({ name: "Candle", description: "x", audience: "y", proof: [{ claim: "c", source: "" }] });
    expect(Brief.safeParse(draft).success).toBe(true);
  });
});
