import { expect, it } from "vitest";
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
