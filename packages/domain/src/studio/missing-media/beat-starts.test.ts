import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beatStarts } from "./beat-starts.ts";

const words = (...texts: string[]) =>
  texts.map((text, index) => ({ text, startMs: index * 500 + 100, endMs: index * 500 + 500 }));

describe("the beats of a spoken story", () => {
  it("begin with their first word", () => {
    const heard = words("Stop", "doing", "this", "Try", "Pact", "Link", "below");
    expect(beatStarts(["Stop doing this", "Try Pact", "Link below"], heard)).toEqual([0, 1600, 2600]);
  });

  it("do not count a dash, which is not spoken", () => {
    const heard = words("Stop", "now", "Try", "Pact");
    expect(beatStarts(["Stop – now", "Try Pact"], heard)).toEqual([0, 1100]);
  });

  it("keep their share when more or fewer words were heard", () => {
    const heard = words("a", "b", "c", "d", "e", "f", "g", "h");
    expect(beatStarts(["one two", "three four"], heard)).toEqual([0, 2100]);
  });

  it("begin at 0 and never decrease, for any transcription", () => {
    const spoken = fc.record({ text: fc.string(), startMs: fc.nat(60_000), endMs: fc.nat(60_000) });
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(spoken), (lines, heard) => {
        const starts = beatStarts(lines, heard);
        expect(starts).toHaveLength(lines.length);
        expect(starts[0] ?? 0).toBe(0);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
    );
  });
});
