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
  expect(searchWords(imagePrompt)).toBe(words);
});
