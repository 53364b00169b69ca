import { expect, it } from "vitest";
import { changeText } from "./change-text.ts";

it.each([
  [0.124, "en", "+12%"],
  [-0.9, "en", "−90%"],
  [-0.9, "de", "−90\u00a0%"],
  [-0.9, "fr", "−90\u00a0%"],
  [0, "ja", "0%"],
])("a change of %d is written in %s as %s", (share, locale, text) => {
  expect(changeText(share, locale)).toBe(text);
});
