import { describe, expect, it } from "vitest";
import { jsonFits } from "./json-fits.ts";

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

describe("free-form JSON", () => {
  it.each([
    ["as deep as allowed", nested(5), true],
    ["deeper than allowed", nested(6), false],
    ["deeper than any stack", nested(200_000), false],
    ["a list of lists", { a: [[1]] }, false],
    ["a list of objects with lists", { a: [{ b: [1] }] }, true],
    ["a field without a name", { "": 1 }, false],
    ["a reserved field", JSON.parse('{"__proto__":1}'), false],
    ["many values", { a: Array(1001).fill(0) }, false],
    ["a long text", { a: "x".repeat(1000) }, false],
    ["nothing", null, true],
  ])("%s: %s", (_, json, fits) => {
    expect(jsonFits(json, { depth: 5, size: 1000, stored: true })).toBe(fits);
  });

  it("may hold lists of lists where it is not stored", () => {
    expect(jsonFits({ a: [[1]] }, { depth: 5, size: 1000, stored: false })).toBe(true);
  });
});
