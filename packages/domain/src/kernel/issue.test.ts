import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { issueSaying, line, ofForm, text } from "./index.ts";

const Color = z.string().check(...ofForm(/^#[0-9a-f]{6}$/, "input.color", "Use a color like #1a2b3c."));

describe("what a schema finds wrong", () => {
  it.each([
    ["an empty line", line(5, 1), " ", "input.empty", {}],
    ["a short text", text(5, 3), "ab", "input.too-short", { min: 3 }],
    ["a long text", text(1200), "x".repeat(1201), "input.too-long", { max: 1200 }],
    ["an emoji that counts two", line(3), "ab🙂", "input.too-long", { max: 3 }],
    ["a broken character", text(5), "a\ud800", "input.broken-character", {}],
    ["a control character", text(5), "a\u0007b", "input.control-character", {}],
    ["a second line", line(5), "a\nb", "input.one-line", {}],
    ["another form", Color, "red", "input.color", {}],
    ["a long list", z.array(z.string()).check(z.maxLength(1)), ["a", "b"], "input.too-many", { max: 1 }],
    ["another type", line(5), 7, "input.invalid", {}],
  ] as const)("of %s has a code and its values", (_, schema: z.ZodMiniType, value: unknown, code, values) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    expect(issue && issueSaying(issue).says).toEqual({ code, values });
  });

  it("is in English what it always was, with thousands separated", () => {
    const messages = [text(1200).safeParse("x".repeat(1201)), Color.safeParse("red")].map(
      ({ error }) => error?.issues.map(({ message }) => message) ?? [],
    );
    expect(messages).toEqual([["Use at most 1,200 characters."], ["Use a color like #1a2b3c."]]);
  });
});
