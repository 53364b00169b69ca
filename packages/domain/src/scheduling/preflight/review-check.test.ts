import { expect, it } from "vitest";
import { emptyBrief, newClaim } from "../../research/index.ts";
import { preflight } from "./preflight.ts";

const proof = [
  newClaim("“Still sweet when it is cold, even on Monday.” Ines", { source: "kilnhouse.example, reviews" }),
  newClaim("“Quiet enough for a library.” Ana", { source: "https://www.shop.example/r/12" }),
];
const found = (text: string, by: string, known = proof) => {
  const words = { text, place: { kind: "slide", index: 0 } as const, field: "beats.0.title" };
  const { findings } = preflight({
    targets: [{ platform: "tiktok", caption: "", files: [] }],
    words: [{ ...words, quoted: { by, field: "beats.0.body" } }],
    facts: { brief: { ...emptyBrief, proof: known }, hook: "" },
  });
  return findings
    .filter(({ rule }) => rule === "review-altered")
    .map(({ severity, field, instead }) => [severity, field, instead]);
};
const whole = "Still sweet when it is cold, even on Monday.";
const INES = "Ines · kilnhouse.example";

it.each([
  ["word for word, with another emphasis", "Still *sweet* when it is cold, even on Monday", INES, "passes", []],
  ["without a name", whole, "", "passes", []],
  ["in other words", "So sweet, even when it is cold!", INES, "must be corrected", [["must", "beats.0.title", whole]]],
  ["in part", "Still sweet when it is cold", INES, "is worth a look", [["worth", "beats.0.title", whole]]],
  ["under another name", whole, "Tom", "must be corrected", [["must", "beats.0.body", INES]]],
])("a review quoted %s (“%s”, %s) %s", (_, text, by, _verdict, expected) => {
  expect(found(text, by)).toEqual(expected);
});

it("a review that is no longer in the proof must not be shown", () => {
  expect(found(whole, INES, [])).toEqual([["must", "beats.0.title", undefined]]);
});
