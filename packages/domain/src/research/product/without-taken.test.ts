import { describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";
import { withoutTaken } from "./without-taken.ts";

const source = { source: "acme.co, h2", snippet: "Burns for 60 hours" };
const ofPage = newClaim("Burns for 60 hours", source);
const own = newClaim("Loved in Porto", { source: "Our shop" });
const taken: Partial<Brief> = {
  name: "Candle",
  price: "€24",
  language: "de",
  brand: { bg: "#ffffff", accent: "#1f4d3a" },
  avoid: ["cheap"],
  proof: [ofPage],
};
const brief: Brief = {
  ...emptyBrief,
  ...taken,
  audience: "people working from home",
  avoid: ["cheap", "miracle"],
  proof: [{ ...ofPage, struck: true }, own],
  origins: { name: source, price: source },
  struck: ["price"],
};

describe("a brief before another page is read into it", () => {
  it("holds only what the person wrote", () => {
    expect(withoutTaken(brief, taken)).toEqual({
      ...emptyBrief,
      audience: "people working from home",
      avoid: ["miracle"],
      proof: [own],
    });
  });

  it("keeps what the person changed since, and what is locked", () => {
    const changed = { ...brief, name: "Slow candle", locks: ["price" as const] };
    expect(withoutTaken(changed, taken)).toMatchObject({
      name: "Slow candle",
      price: "€24",
      origins: { price: source },
    });
  });
});
