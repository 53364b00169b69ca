import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { aScene, aText } from "../../../test/scenes/scenes.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { counted } from "./counted.ts";

const at = (text: string, t: number, box = { x: 0, y: 0, w: 2000, h: 300 }, changes: Partial<TextClip> = {}) => {
  const clip = aText(text, { countUpMs: 600, box, ...changes });
  return counted(clip, { scene: aScene([clip]), t, measure: evenMeasure });
};

describe("a number that counts up", () => {
  it.each([
    ["Sold 12,480 times", "Sold 0 times"],
    ["4.9 stars", "0.0 stars"],
    ["1.299,50 €", "0,00 €"],
    ["87% in 24 h", "0% in 24 h"],
  ])("begins at nothing and ends as %j", (text, first) => {
    expect(at(text, 0).text).toBe(first);
    expect(at(text, 600).text).toBe(text);
  });

  it("only grows, written as its end is", () => {
    const values = [50, 150, 300, 500].map((t) => at("12,480.50", t).text);
    for (const value of values) expect(value).toMatch(/^\d{1,2},\d{3}\.\d{2}$/);
    const amounts = values.map((value) => Number(value.replaceAll(",", "")));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  it("runs evenly where it is a clock", () => {
    const clock = [150, 300, 450].map((t) => at("40 min", t, undefined, { countUpCurve: "linear" }).text);
    expect(clock).toEqual(["10 min", "20 min", "30 min"]);
  });

  it("passes over a one, after which the word behind it would need another form", () => {
    expect(at("25 Minuten", 24, undefined, { countUpCurve: "linear" }).text).toBe("2 Minuten");
    expect(at("25 %", 24, undefined, { countUpCurve: "linear" }).text).toBe("1 %");
  });

  it("keeps the size that the whole number has", () => {
    const narrow = { x: 0, y: 0, w: 300, h: 300 };
    expect(at("12,480,000", 10, narrow).size).toBeLessThan(92);
  });

  it("leaves words without a number, and numbers beyond counting, alone", () => {
    expect(at("None", 0).text).toBe("None");
    expect(at("9".repeat(30), 0).text).toBe("9".repeat(30));
  });
});
