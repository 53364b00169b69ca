import { describe, expect, it } from "vitest";
import { musicBed } from "./music-bed.ts";

describe.each(["walk", "low"] as const)("musicBed %s", (name) => {
  it("is the same every time, as long as asked, and never silent", () => {
    const bed = musicBed(name, 12_000);
    expect(bed).toEqual(musicBed(name, 12_000));
    expect(bed.channels.map((channel) => channel.length)).toEqual([576_000, 576_000]);
    for (let s = 0; s < 11; s++) {
      const second = bed.channels[0]?.subarray(s * 48_000, (s + 1) * 48_000) ?? new Float32Array(0);
      expect(
        second.some((value) => Math.abs(value) > 0.01),
        `second ${s}`,
      ).toBe(true);
    }
    expect(bed.channels[0]?.every(Number.isFinite)).toBe(true);
  });

  it.each([0, 1, 500])("can be as short as %d ms", (ms) => {
    expect(musicBed(name, ms).channels[0]?.length).toBe(ms * 48);
  });
});
