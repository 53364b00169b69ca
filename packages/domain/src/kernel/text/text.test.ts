import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { line, text } from "./text.ts";

describe("text that a person typed", () => {
  it.each([
    ["  Café  ", "Café"],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
    ["__proto__", "__proto__"],
  ])("%j is taken as %j", (typed, taken) => {
    expect(line(50, 1).parse(typed)).toBe(taken);
  });

  it.each(["", "   ", "a\u0000b", "a\u007fb", "\ud800", "two\nlines", "x".repeat(51), 7, null, {}])(
    "%j is refused as a line of 1 to 50",
    (typed) => {
      expect(z.safeParse(line(50, 1), typed).success).toBe(false);
    },
  );

  it("is trimmed, within its length and well-formed whenever it passes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const parsed = z.safeParse(text(20), typed);
        if (!parsed.success) return true;
        return parsed.data === typed.trim() && parsed.data.length <= 20 && parsed.data.isWellFormed();
      }),
    );
  });
});
