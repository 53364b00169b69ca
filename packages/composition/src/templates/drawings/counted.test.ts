import { expect, it } from "vitest";
import { castOfStep } from "./cast-of.ts";
import { counted } from "./counted.ts";

it.each([
  ["Me, on mug six: maybe this one", 6],
  ["Boots by the door: six. Dry: none", 6],
  ["Mein Badregal: vierzehn Tiegel", 14],
  ["Sonntagabend. Ich und 14 Stundenzettel", 14],
  ["Day 30: nine mugs, one sad face", 9],
  ["Day 12: it costs €9", undefined],
  ["Me, one more time", undefined],
])("a joke counts: %s", (text, count) => {
  expect(counted(text)).toBe(count);
});

it.each([
  ["Day 30: nine mugs, one sad face", true],
  ["Day 30: nine creams. My skin: unimpressed", true],
  ["Tag 30: neun Tassen, ein trauriges Gesicht", true],
  ["Day 30: nine mugs everywhere", undefined],
])("a face is not shocked where the words say that it is sad or unmoved: %s", (title, isGlum) => {
  const beat = { id: "1", role: "turn", line: "", title, body: "", media: null, holdMs: null } as const;
  expect(castOfStep({ beats: [beat] }, 0).isGlum).toBe(isGlum);
});
