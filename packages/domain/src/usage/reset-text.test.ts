import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { resetText } from "./reset-text.ts";

const now = instant(Date.parse("2026-11-21T23:30:00Z"));

describe("when usage resets, in words (spec §9)", () => {
  it.each([
    ["2026-11-21", "Resets today"],
    ["2026-11-22", "Resets tomorrow"],
    ["2026-11-23", "Resets in 2 days"],
    ["2026-11-27", "Resets in 6 days"],
    ["2026-11-28", "Resets Nov 28"],
    ["2026-12-15", "Resets Dec 15"],
  ])("on %s: %s", (day, words) => {
    expect(resetText(instant(Date.parse(`${day}T00:00:00Z`)), now)).toBe(words);
  });
});
