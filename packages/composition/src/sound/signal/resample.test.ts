import { describe, expect, it } from "vitest";
import { resample } from "./resample.ts";
import { toDb } from "./sound.ts";

const sine = (hz: number, rate: number, seconds = 0.5) =>
  new Float32Array(rate * seconds).map((_, i) => Math.sin((2 * Math.PI * hz * i) / rate));

/** How far the middle of a sound is from another, as a level in dB. */
function difference(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 2000; i < one.length - 2000; i++) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2;
  return toDb(Math.sqrt((2 * sum) / (one.length - 4000)));
}

describe("resample", () => {
  it.each([8000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 88_200, 96_000, 176_400, 192_000])(
    "keeps a tone what it is from %d Hz, 80 dB free of anything else",
    (rate) => {
      for (const hz of [50, 997, 3000]) {
        expect(difference(resample(sine(hz, rate), rate, 48_000), sine(hz, 48_000))).toBeLessThan(-78);
      }
    },
  );

  it("keeps the highs of 44.1 kHz", () => {
    expect(difference(resample(sine(18_000, 44_100), 44_100, 48_000), sine(18_000, 48_000))).toBeLessThan(-50);
  });

  it.each([
    [30_000, 96_000],
    [24_500, 192_000],
    [90_000, 192_000],
    [24_100, 88_200],
  ])("removes %d Hz of a rate of %d instead of mirroring it", (hz, rate) => {
    const out = resample(sine(hz, rate), rate, 48_000).subarray(500, 23_000);
    expect(toDb(out.reduce((most, value) => Math.max(most, Math.abs(value)), 0))).toBeLessThan(-75);
  });

  it("takes unusual rates", () => {
    const out = resample(sine(440, 47_976), 47_976, 48_000);
    expect(out.length).toBe(24_000);
    expect(difference(out, sine(440, 48_000))).toBeLessThan(-40);
  });

  it("gives nothing for nothing", () => {
    expect(resample(new Float32Array(0), 8000, 48_000).length).toBe(0);
  });
});
