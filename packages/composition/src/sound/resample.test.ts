import { describe, expect, it } from "vitest";
import { resample } from "./resample.ts";

const sine = (hz: number, rate: number, length: number) =>
  new Float32Array(length).map((_, i) => Math.sin((2 * Math.PI * hz * i) / rate));

describe("resample", () => {
  it.each([8000, 22_050, 24_000, 44_100, 96_000])("keeps a tone what it is from %d Hz", (rate) => {
    const out = resample(sine(440, rate, rate), rate, 48_000);
    const wanted = sine(440, 48_000, 48_000);
    expect(out.length).toBe(48_000);
    for (let i = 1000; i < 47_000; i += 371) expect(out[i]).toBeCloseTo(wanted[i] ?? 0, 1);
  });

  it("removes what the lower rate cannot hold instead of mirroring it", () => {
    const out = resample(sine(30_000, 96_000, 96_000), 96_000, 48_000);
    expect(Math.max(...out.subarray(2000, 40_000))).toBeLessThan(0.1);
  });
});
