import { expect, it } from "vitest";
import { thingState } from "./thing-states.ts";

it.each([
  ["Un sofá con pelo", "sofa", "hairy"],
  ["Mein schwarzer Mantel: jetzt mit Fellfutter", "coat", "hairy"],
  ["Day 30: ten boots, none dry", "boots", "wet"],
  ["Stiefel an der Tür: sechs. Trocken: null", "boots", "wet"],
  ["A plank over the mud", "plank", "muddy"],
] as const)("is on a thing as its words say: %s", (text, thing, state) => {
  expect(thingState(text, thing)).toBe(state);
});

it.each([
  ["what is clean", "Un sofá sin pelos", "sofa"],
  ["a thing on which it would not be seen", "Pelo de gato", "cat"],
  ["a word inside another one", "Wetterfest und fellowship", "coat"],
] as const)("is not on %s", (_, text, thing) => {
  expect(thingState(text, thing)).toBeUndefined();
});
