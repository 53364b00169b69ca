import { expect, it } from "vitest";
import { nameOfHook } from "./new-creation.ts";

it.each([
  ["in full", "3 signs your desk is too dark", "3 signs your desk is too dark"],
  ["without the period of a sentence", "Stop doing this.", "Stop doing this"],
  [
    "with whole words of a long one",
    "How to get candles that burn evenly without the guesswork today",
    "How to get candles that burn evenly without the guesswork…",
  ],
  [
    "without what joins the last word to the next",
    "Your desk is bright, your screen is dark and your candle, of all, smokes",
    "Your desk is bright, your screen is dark and your candle…",
  ],
  ["with as many signs as fit, in a language without spaces", "あ".repeat(61), `${"あ".repeat(59)}…`],
])("a creation is named after its hook %s", (_, hook, name) => {
  expect(nameOfHook(hook)).toBe(name);
});
