import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

describe("a range request for a file of 100 bytes (RFC 9110)", () => {
  it.each([
    [null, null],
    ["bytes=0-9", { offset: 0, length: 10 }],
    ["bytes=90-", { offset: 90, length: 10 }],
    ["bytes=90-500", { offset: 90, length: 10 }],
    ["bytes=-10", { offset: 90, length: 10 }],
    ["bytes=-500", { offset: 0, length: 100 }],
    ["bytes=99-99", { offset: 99, length: 1 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-3", null],
    ["bytes=0-1,5-6", null],
    ["items=0-1", null],
    ["bytes=-", null],
    ["nonsense", null],
  ])("by %j is %j", (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  it("never reaches outside the file", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(1000), (from, to, size) => {
        const range = byteRange(`bytes=${from}-${to}`, size);
        if (range === null || range === "unsatisfiable") return true;
        return range.length > 0 && range.offset >= 0 && range.offset + range.length <= size;
      }),
    );
  });
});
