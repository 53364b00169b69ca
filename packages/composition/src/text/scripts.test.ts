import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { cleanText } from "./clean-text.ts";
import { layoutText, type TextSpec } from "./layout-text.ts";
import { wordsOf } from "./words.ts";

const laid = (text: string, changes: Partial<TextSpec> = {}) =>
  layoutText(
    {
      ...{ text, face: "native", weight: 700, size: 60, minSize: 44, lineHeight: 1.2, width: 400, height: 600 },
      ...changes,
    },
    evenMeasure,
  );
const linesOf = (text: string, changes?: Partial<TextSpec>) => laid(text, changes).lines.map((line) => line.text);

describe("scripts without spaces", () => {
  it("break between words, particles and punctuation with what they belong to", () => {
    expect(wordsOf("今日は朝から雨が降っていて、").map((word) => word.text)).toEqual([
      "今日は",
      "朝から",
      "雨が",
      "降っていて、",
    ]);
  });

  it("mark a phrase without the particle that hangs on it, which stays on its line", () => {
    expect(wordsOf("これが言葉の力です", "言葉")).toMatchObject([
      { text: "これが", marked: false },
      { text: "言葉", marked: true },
      { text: "の", marked: false, joined: true, glued: true },
      { text: "力です", marked: false },
    ]);
  });

  it("never begin a line with a closing mark, nor end one with an opening mark", () => {
    for (const line of linesOf("「最初の一時間」が全部を決める!本当の話です。「信じて」ください。")) {
      expect(line).not.toMatch(/^[」、。!]/);
      expect(line).not.toMatch(/「$/);
    }
  });

  it("join their lines again to what was written", () => {
    const text = "ไม่มีใครบอกคุณว่าทำไมเทียนถึงละลายเป็นหลุมตรงกลาง";
    expect(linesOf(text).length).toBeGreaterThan(1);
    expect(linesOf(text).join("")).toBe(text);
  });
});

describe("scripts that read from the right", () => {
  it("put the first word at the right end of its line", () => {
    const [line] = laid("שלום עולם", { width: 800 }).lines;
    const [first, second] = line?.words ?? [];
    expect(first?.text).toBe("שלום");
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(line?.width ?? 0);
  });

  it("leave Latin words inside in their own order", () => {
    const [line] = laid("שלום big world עולם", { width: 1200 }).lines;
    const order = (line?.words ?? []).toSorted((a, b) => a.x - b.x).map((word) => word.text);
    expect(order).toEqual(["עולם", "big", "world", "שלום"]);
  });

  it("say so, and so does no other text", () => {
    expect([laid("שלום big"), laid("big שלום"), laid("12 مرحبا"), laid("")].map((it) => it.rightToLeft)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("cleanText", () => {
  it("composes letters and their marks", () => {
    expect(cleanText("Gro\u0308ße")).toBe("Größe");
  });

  it("lets no more marks pile up than any script has", () => {
    expect(cleanText(`x${"\u0336".repeat(40)}`)).toHaveLength(4);
  });
});

describe("heights of lines", () => {
  it("grow for letters that are taller than Latin ones", () => {
    const heights = ["plain", "ÄÖÜ", "สวัสดี", "مُحَمَّد"].map((text) => laid(text).height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
  });
});
