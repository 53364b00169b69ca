import { expect, it } from "vitest";
import { hasPair, pairedness } from "./pairs.ts";

const photo = (alt: string) => ({
  kind: "image" as const,
  name: "photo.jpg",
  alt,
  half: alt.startsWith("Before") ? ("before" as const) : null,
});

it.each([
  ["a muddy path and a dry one", "Before: the muddy path to the bench", "A brick path to the bench", true],
  ["stale beans and fresh ones", "Before: old beans in a jar", "The bag, full of beans", true],
  ["dry ground and a bottle", "Before: dry, cracked ground", "The bottle on a shelf", false],
  ["two cups of black coffee", "Before: black coffee from the shop", "A mug of black coffee", false],
])("compares %s: %#", (_, before, after, isPair) => {
  expect(hasPair([photo(before), photo(after)])).toBe(isPair);
});

it("does not know of photos that nobody has described", () => {
  expect(hasPair([photo("Before: dry ground"), photo("")])).toBe(true);
});

it("pairs what shows most of the same", () => {
  const before = photo("Before: the muddy path through the lawn to the bench");
  const [bench, gravel] = ["A path through the lawn to the bench", "A path of gravel"].map(photo);
  expect(pairedness(before, bench as never)).toBeGreaterThan(pairedness(before, gravel as never));
});
