import { describe, expect, it } from "vitest";
import { loudness } from "./loudness.ts";
import { fromDb, type Stereo, samplesIn } from "./sound.ts";

/** A tone on both sides: stretches of [seconds, dBFS], one after another. */
function stretches(hz: number, ...parts: readonly (readonly [seconds: number, db: number])[]): Stereo {
  const levels = parts.flatMap(([seconds, db]) => new Array<number>(samplesIn(seconds * 1000)).fill(fromDb(db)));
  const left = Float32Array.from(levels, (level, i) => level * Math.sin((2 * Math.PI * hz * i) / 48_000));
  return { sampleRate: 48_000, left, right: left };
}

// The test signals of EBU Tech 3341, "loudness metering: 'EBU mode' metering", and their tolerance of 0.1 LU.
describe("loudness", () => {
  it.each([
    ["case 1: 1 kHz at -23 dBFS", stretches(1000, [20, -23]), -23],
    ["case 2: 1 kHz at -33 dBFS", stretches(1000, [20, -33]), -33],
    ["case 3: the relative gate", stretches(1000, [10, -36], [60, -23], [10, -36]), -23],
    ["case 4: both gates", stretches(1000, [10, -72], [10, -36], [60, -23], [10, -36], [10, -72]), -23],
    ["case 5: close levels", stretches(1000, [20, -26], [20.1, -20], [20, -26]), -23],
  ])("reads EBU 3341 %s", (_, sound, wanted) => {
    expect(Math.abs(loudness(sound) - wanted)).toBeLessThanOrEqual(0.1);
  });

  it("weighs frequencies as ears do", () => {
    // Response of the K-weighting relative to 1 kHz, from the transfer function of BS.1770-4.
    const at = (hz: number) => loudness(stretches(hz, [2, -20]));
    expect(at(100) - at(997)).toBeCloseTo(-1.8, 1);
    expect(at(10_000) - at(997)).toBeCloseTo(3.35, 1);
  });

  it("counts one side as half", () => {
    const { left } = stretches(997, [2, -20]);
    expect(loudness({ sampleRate: 48_000, left, right: new Float32Array(left.length) })).toBeCloseTo(-23, 1);
  });

  it("has no number for silence, or for less than 400 ms", () => {
    expect(loudness(stretches(1000, [2, Number.NEGATIVE_INFINITY]))).toBe(Number.NEGATIVE_INFINITY);
    expect(loudness(stretches(1000, [0.3, -10]))).toBe(Number.NEGATIVE_INFINITY);
  });
});
