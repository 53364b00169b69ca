import { describe, expect, it } from "vitest";
import { matching } from "./matching.ts";

const items = [
  { label: "Post & Schedule", also: "Calendar" },
  ...["Assets", "Schedule a post", "Café glass", "Hook library", "Upload a photo"].map((label) => ({ label })),
];
const found = (query: string) => matching(items, query).map(({ label }) => label);

describe("the palette finds", () => {
  it.each([
    ["the beginnings of words, in any order", "sch po", ["Post & Schedule", "Schedule a post"]],
    ["without accents and case", "CAFE", ["Café glass"]],
    ["parts of words after beginnings", "ass", ["Assets", "Café glass"]],
    ["another name", "calen", ["Post & Schedule"]],
    ["letters in their order", "hklb", ["Hook library"]],
    ["nothing", "xyz", []],
  ])("%s", (_, query, labels) => expect(found(query)).toEqual(labels));

  it("everything while nothing is typed", () => expect(found(" ")).toHaveLength(items.length));
});
