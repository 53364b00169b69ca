import { expect, it } from "vitest";
import { searchWords } from "./search-words.ts";

it.each([
  [
    "A woman's hands pouring coffee into a mug at a kitchen table, early light",
    "woman's hands pouring coffee mug kitchen",
  ],
  ["An unmade bed.", "unmade bed"],
  ["the", ""],
  ["", ""],
])("of “%s” a search for stock photos keeps “%s”", (imagePrompt, words) => {
  expect(searchWords({ imagePrompt, title: "", line: "" })).toBe(words);
});

it("are those of the beat where no picture is described", () => {
  const beat = { imagePrompt: "", title: "*Bitter* coffee, again", line: "Pour it out" };
  expect(searchWords(beat)).toBe("Bitter coffee");
  expect(searchWords({ ...beat, title: "" })).toBe("Pour it out");
});
