import { expect, it } from "vitest";
import { atSense } from "./at-sense.ts";

it.each([
  ["Me, on mug six: maybe this one", "Me, on mug six:\nmaybe this one"],
  ["Yo: ropa negra. Mi gato: perfecto", "Yo: ropa negra.\nMi gato: perfecto"],
  ["Sonntagabend: frei. Ich: misstrauisch", "Sonntagabend: frei.\nIch: misstrauisch"],
  ["Me: I can live with bitter coffee", "Me: I can live with bitter coffee"],
  ["Cuando estrenas pantalón negro", "Cuando estrenas pantalón negro"],
])("a joke breaks where its sense does: %s", (text, lines) => {
  expect(atSense(text)).toBe(lines);
});
