import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { maxCodePoints, maxUtf16Units } from "./length-checks.ts";
import { codePoints, cutToUtf16Units, utf16Units } from "./text-length.ts";

describe("the length of a text", () => {
  it.each([
    ["candle", 6, 6],
    ["é", 1, 1],
    ["e\u0301", 2, 2],
    ["🕯", 2, 1],
    ["👩‍👩‍👧", 8, 5],
    ["", 0, 0],
  ])("%j: %d UTF-16 units, %d code points", (text, units, points) => {
    expect(utf16Units(text)).toBe(units);
    expect(codePoints(text)).toBe(points);
  });
});

describe("a text cut to UTF-16 units", () => {
  it.each([
    ["🕯🕯", 4, "🕯🕯"],
    ["🕯🕯", 3, "🕯"],
    ["candle", 3, "can"],
    ["🕯", 1, ""],
  ])("%j at %d is %j", (text, max, cut) => expect(cutToUtf16Units(text, max)).toBe(cut));
});

describe("a string of at most 4", () => {
  const passes = (schema: z.ZodMiniString, text: string) => z.safeParse(schema, text).success;

  it.each([
    ["🕯🕯", true, true],
    ["🕯🕯!", false, true],
    ["🕯🕯🕯🕯", false, true],
    ["🕯🕯🕯🕯!", false, false],
  ])("%s: as UTF-16 units %s, as code points %s", (text, asUnits, asPoints) => {
    expect(passes(z.string().check(...maxUtf16Units(4)), text)).toBe(asUnits);
    expect(passes(z.string().check(maxCodePoints(4)), text)).toBe(asPoints);
  });

  it("says once what is wrong, and tells a model its length", () => {
    const schema = z.string().check(...maxUtf16Units(4, "Too long."));
    for (const text of ["🕯🕯!", "candle"]) {
      expect(z.safeParse(schema, text).error?.issues.map((it) => it.message)).toEqual(["Too long."]);
    }
    expect(z.toJSONSchema(schema)).toMatchObject({ type: "string", maxLength: 4 });
  });
});
