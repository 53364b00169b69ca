import { describe, expect, it } from "vitest";
import { avoidedWords } from "./avoided-words.ts";

const script = (title: string) => ({ beats: [{ line: "", title, body: "" }], caption: "", hashtags: [] });
const avoided = (title: string, avoid: string[], hook = "") => avoidedWords(script(title), { brief: { avoid }, hook });

describe("words to avoid", () => {
  it.each([
    ["A miracle in a jar", ["miracle"], ["miracle"]],
    ["A *Game  changing* jar", ["game changing"], ["game changing"]],
    ["Bestow calm", ["best"], []],
    ["C++ for cooks", ["c++"], ["c++"]],
    ["Für müde Morgen", ["FÜR"], ["FÜR"]],
  ])("in %j are found as whole words", (title, avoid, found) => expect(avoided(title, avoid)).toEqual(found));

  it("are allowed in the hook's own words, which are kept", () => {
    expect(avoided("No miracle", ["miracle"], "No miracle needed")).toEqual([]);
  });
});
