import { describe, expect, it } from "vitest";
import { seededRandom } from "../../frame/drawing/seeded-random.ts";
import { limitPeaks } from "./limit-peaks.ts";
import { fromDb, type Stereo, samplesIn, toDb } from "./sound.ts";
import { truePeak } from "./true-peak.ts";

const tone = (hz: number, level: number, phase = 0) =>
  new Float32Array(samplesIn(200)).map((_, i) => level * Math.sin((2 * Math.PI * hz * i) / 48_000 + phase));
const both = (left: Float32Array<ArrayBuffer>): Stereo => ({ sampleRate: 48_000, left, right: left.slice() });
const samplePeak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("truePeak", () => {
  // EBU Tech 3341, cases 15 to 18: tolerance +0.2/-0.4 dB.
  it.each([
    ["in phase", 12_000, 0],
    ["at 45°: every sample is 3 dB too low", 12_000, Math.PI / 4],
    ["at 60°", 8000, Math.PI / 3],
    ["at 67.5°", 6000, (67.5 / 180) * Math.PI],
  ])("finds the top of a tone %s", (_, hz, phase) => {
    const faded = tone(hz, 0.5, phase).map((value, i) => value * Math.min(1, i / 2000, (9599 - i) / 2000));
    const found = truePeak(both(faded));
    expect(found).toBeGreaterThan(toDb(0.5) - 0.4);
    expect(found).toBeLessThan(toDb(0.5) + 0.2);
  });

  it("is never below the highest sample, and looks at both sides", () => {
    const random = seededRandom(3);
    const noise = new Float32Array(5000).map(() => random() - 0.5);
    expect(truePeak({ ...both(noise), right: new Float32Array(5000) })).toBeGreaterThanOrEqual(toDb(samplePeak(noise)));
    expect(truePeak({ ...both(new Float32Array(5000)), right: noise })).toBeGreaterThan(-10);
    expect(truePeak(both(new Float32Array(0)))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("limitPeaks", () => {
  it.each([
    ["a tone whose samples all lie under the ceiling", () => tone(12_000, 1.2, Math.PI / 4)],
    ["blows", () => tone(60, 0.02).map((value, i) => (i % 3000 < 3 ? 1.5 : value))],
    [
      "noise",
      () =>
        new Float32Array(9600).map(
          (
            (random) => () =>
              random() * 4 - 2
          )(seededRandom(1)),
        ),
    ],
    ["a square wave", () => tone(440, 1).map((value) => Math.sign(value) * 1.4)],
  ])("keeps %s under -1 dBTP", (_, make) => {
    const sound = both(make());
    limitPeaks(sound, -1);
    expect(truePeak(sound)).toBeLessThanOrEqual(-1);
    expect(truePeak(sound)).toBeGreaterThan(-1.8);
  });

  it("leaves alone what is low enough, and comes down before a blow without a step", () => {
    const quiet = both(tone(440, fromDb(-3)));
    limitPeaks(quiet, -1);
    expect(quiet.left).toEqual(tone(440, fromDb(-3)));
    const level = both(new Float32Array(9600).fill(0.5).map((value, i) => (i === 5000 ? 1.78 : value)));
    limitPeaks(level, -1);
    const steps = level.left.subarray(0, 4990).map((value, i) => Math.abs(value - (level.left[i + 1] ?? 0)));
    expect(samplePeak(steps)).toBeLessThan(0.002);
    expect(level.left[4999]).toBeLessThan(0.3);
  });
});
