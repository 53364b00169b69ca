import { describe, expect, it } from "vitest";
import { wallTimeHint } from "./wall-time-hint.ts";

describe("wallTimeHint", () => {
  it.each([
    ["an ordinary time", "2026-11-03T18:30", "Europe/Berlin", null],
    [
      "a time that clocks skip",
      "2027-03-28T02:30",
      "Europe/Berlin",
      "02:30 doesn't exist on Sun 28 Mar; goes out 03:30.",
    ],
    [
      "a time that clocks show twice",
      "2026-10-25T02:30",
      "Europe/Berlin",
      "02:30 comes twice on Sun 25 Oct; goes out the first time.",
    ],
    ["a zone elsewhere", "2026-11-03T18:30", "America/New_York", "That is Wed 4 Nov, 00:30 where you are."],
    ["no time", "", "Europe/Berlin", null],
  ])("explains the clock for %s", (_, wallTime, zone, words) => {
    expect(wallTimeHint(wallTime, zone, "Europe/Berlin")).toBe(words);
  });
});
