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
    "Am 3. Tag geht es leichter",
    "Der 2. Fehler",
    "El 3.º paso, la 3ª semana",
    "Le 2e jour, à 18 h",
    "12 de março, 2º passo, motivo 3",
    "7日目、3月12日、ステップ2、第2位、2019年から、朝7時、1つ目",
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
    ["24時間で届く", "24"],
    ["3日で乾く", "3"],
    ["Nur 3. Und dann 20 Euro", "20"],
  ])("stand in %j", (words, figure) => {
    expect(claimed(words)).toContain(figure);
  });
});
