import { describe, expect, it } from "vitest";
import { aWav } from "../../test/files/wav.ts";
import { measureLoudness } from "./measure-loudness.ts";

const RATE = 8000;

/** A tone of 997 Hz, `seconds` long. */
const tone = (seconds: number, level: number) => {
  const samples = Array.from({ length: seconds * RATE }, (_, i) => level * Math.sin((2 * Math.PI * 997 * i) / RATE));
  return new Blob([aWav([samples], { coding: "int", bits: 16, sampleRate: RATE })]);
};

describe("the loudness of a file", () => {
  it("is that of all of its pieces, before anything is leveled", async () => {
    expect(await measureLoudness(tone(35, 0.1), 35_000)).toBeCloseTo(-20, 0);
    expect(await measureLoudness(tone(2, 0), 2000)).toBe(Number.NEGATIVE_INFINITY);
  });
});
