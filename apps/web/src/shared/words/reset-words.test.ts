import { instant } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { resetWords } from "./reset-words.ts";

it.each([
  ["2026-12-01", "Resets today"],
  ["2026-12-02", "Resets tomorrow"],
  ["2026-12-07", "Resets in 6 days"],
  ["2026-12-08", "Resets 8 Dec"],
])("says of an allowance that comes back on %s: %s", (day, words) => {
  const now = instant(Date.parse("2026-12-01T12:00:00Z"));
  expect(resetWords(instant(Date.parse(`${day}T00:00:00Z`)), now)).toBe(words);
});
