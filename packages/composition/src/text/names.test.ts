import { expect, it } from "vitest";
import { inNames } from "./names.ts";

const goingOn = (text: string) => text.split(" ").filter((_, i) => inNames(text).has(i));

it("finds the words that go on with a name of several words", () => {
  expect(goingOn("Start with Kiln House Blend today")).toEqual(["House", "Blend"]);
  expect(goingOn("Kiln House Blend, €14")).toEqual(["House", "Blend,"]);
  expect(goingOn("Dew Drop, 39 €")).toEqual(["Drop,"]);
});

it("takes no first word of a sentence for a name", () => {
  expect(goingOn("Eine Rechnung in 90 Sekunden")).toEqual([]);
  expect(goingOn("Try it. Ask Ines")).toEqual([]);
});
