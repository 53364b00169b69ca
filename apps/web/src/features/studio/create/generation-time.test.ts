import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { aboutTime, usualGenerationMs } from "./generation-time.ts";

type TimedCreation = Parameters<typeof usualGenerationMs>[0][number];
const made = (id: string, part: Partial<TimedCreation> = {}): TimedCreation => ({
  id,
  kind: "carousel-image",
  batchId: "b1",
  state: "draft",
  revision: 0,
  createdAt: instant(1000),
  lastUpdated: instant(9000),
  ...part,
});

describe("the usual time of a generation", () => {
  it.each([
    ["is the time of a batch divided by its size", [made("1"), made("2", { lastUpdated: instant(21_000) })], 10_000],
    ["ignores a batch that is still being generated", [made("1"), made("2", { state: "generating" })], null],
    ["ignores creations that were edited", [made("1", { revision: 1 })], null],
    ["ignores other kinds", [made("1", { kind: "meme-image" })], null],
    ["is that of the latest batch", [made("1"), made("2", { batchId: null, createdAt: instant(5000) })], 4000],
  ] as const)("%s", (_, creations, ms) => expect(usualGenerationMs(creations, "carousel-image")).toBe(ms));

  it.each([
    [1000, "about 5 s"],
    [52_000, "about 50 s"],
    [170_000, "about 3 min"],
  ])("%i ms are %s", (ms, words) => expect(aboutTime(ms)).toBe(words));
});
