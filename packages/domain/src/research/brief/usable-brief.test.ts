import { describe, expect, it } from "vitest";
import type { Brief } from "./brief.ts";
import { emptyBrief } from "./empty-brief.ts";
import { newClaim } from "./proven.ts";
import { usableBrief } from "./usable-brief.ts";

const brief: Brief = {
  ...emptyBrief,
  pain: "smoke",
  pains: [newClaim("soot", { struck: true }), newClaim("headaches")],
  outcome: "calm",
  outcomes: [newClaim("sleep")],
  objections: [newClaim("too dear", { struck: true }), newClaim("it drips")],
  price: "€24",
  proof: [newClaim("a", { source: "acme.co" }), newClaim("b"), newClaim("c", { source: "acme.co", struck: true })],
};
const words = (part: Partial<Brief> = {}) => {
  const { pain, pains, outcome, outcomes, objections, price, proof } = usableBrief({ ...brief, ...part });
  const lists = [pains, outcomes, objections, proof].map((list) => list.map(({ claim }) => claim).join());
  return [pain, outcome, price, ...lists].join(" | ");
};

describe("what copy may be made from", () => {
  it.each<[string, Partial<Brief>, string]>([
    ["neither struck claims nor proof without a source", {}, "smoke | calm | €24 | headaches | sleep | it drips | a"],
    [
      "the next pain where the first is struck",
      { struck: ["pain"] },
      "headaches | calm | €24 |  | sleep | it drips | a",
    ],
    [
      "no outcome where all are struck",
      { struck: ["outcome"], outcomes: [] },
      "smoke |  | €24 | headaches |  | it drips | a",
    ],
    ["no struck price", { struck: ["price"] }, "smoke | calm |  | headaches | sleep | it drips | a"],
    [
      "no price without a source",
      { origins: { price: { source: "", snippet: "" } } },
      "smoke | calm |  | headaches | sleep | it drips | a",
    ],
  ])("is %s", (_case, part, expected) => expect(words(part)).toBe(expected));
});
