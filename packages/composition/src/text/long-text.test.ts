import { beforeEach, describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import type { Measure } from "./font.ts";
import { layoutText } from "./layout-text.ts";

let measured = 0;
let letters = 0;
const counting: Measure = (text, font) => {
  measured++;
  letters += text.length;
  return evenMeasure(text, font);
};
beforeEach(() => {
  measured = 0;
  letters = 0;
});

const laid = (text: string) =>
  layoutText(
    { text, face: "native", weight: 700, size: 92, minSize: 44, lineHeight: 1.2, width: 845, height: 979 },
    counting,
  );

describe("a text of 10 000 letters", () => {
  it.each([
    ["of words", "candle ".repeat(1430)],
    ["without a space", "W".repeat(10_000)],
    ["of emoji", "👩‍🚀".repeat(2000)],
    ["of Thai", "ไม่มีใครบอกคุณ".repeat(720)],
    ["of marks", `a${"\u0301".repeat(9999)}`],
    ["of line breaks", "\n".repeat(10_000)],
    ["read from the right", "شمعة ".repeat(2000)],
  ])("%s is cut by name, or right, for the work of a page", (_, text) => {
    const layout = laid(text);
    expect(layout.fit === "cut" ? layout.lines.at(-1)?.text : "…").toMatch(/…$/);
    expect(layout.height).toBeLessThanOrEqual(979);
    // Thirty sizes are tried; a word is measured once at each, and pieces of words about ten times.
    expect(measured).toBeLessThan(150_000);
    expect(letters).toBeLessThan(2_000_000);
  });

  it("costs no more when it is ten times as long", () => {
    laid("candle ".repeat(1430));
    const once = measured;
    measured = 0;
    laid("candle ".repeat(14_300));
    expect(measured).toBeLessThan(once * 3);
  });
});
