import { describe, expect, it } from "vitest";
import { claimedFigures } from "./claimed-figures.ts";

const claimed = (words: string) => claimedFigures(words).map(({ value }) => value);

describe("the figures that claim something", () => {
  it.each([
    "Step 2: warm the oil",
    "Day 1 vs day 7",
    "Tag 3, Schritt 4",
    "Días 1 y 7",
    "Follow along #home2026 #7days",
    "The 3rd one surprises",
    "Take 1/3",
    "On 12 March 2026",
    "Ab dem 12. März",
    "March 12th, 2026",
    "Since 2019",
    "The way we work in 2026.",
    "At 7:30 am, again at 18 Uhr",
    "Open 24/7",
    "2. Drink it daily",
  ])("are none in %j", (words) => {
    expect(claimed(words)).toEqual([]);
  });

  it.each([
    ["97% love it", "97"],
    ["Now only €19.99", "1999"],
    ["3x faster", "3"],
    ["Over 10,000 customers", "10000"],
    ["It works in 7 minutes", "7"],
    ["In 2000 homes", "2000"],
    ["2/3 of all users", "2"],
    ["Day 30% off", "30"],
  ])("stand in %j", (words, figure) => {
    expect(claimed(words)).toContain(figure);
  });
});
