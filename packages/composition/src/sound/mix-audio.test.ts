import { describe, expect, it } from "vitest";
import { spokenWav } from "../../test/samples.ts";
import { decodeWav } from "./decode-wav.ts";
import { loudness } from "./loudness.ts";
import { mixAudio } from "./mix-audio.ts";
import { musicBed } from "./music-bed.ts";
import { type Sound, samplesIn, silence } from "./sound.ts";

/** A tone; `on` tells at which seconds it sounds. */
function tone(hz: number, level: number, durationMs: number, on: (s: number) => boolean = () => true): Sound {
  const channel = new Float32Array(samplesIn(durationMs)).map((_, i) =>
    on(i / 48_000) ? level * Math.sin((2 * Math.PI * hz * i) / 48_000) : 0,
  );
  return { sampleRate: 48_000, channels: [channel] };
}

const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Level of one frequency in dB over a stretch of time. */
function levelDb(samples: Float32Array, hz: number, fromMs: number, toMs: number): number {
  let [re, im] = [0, 0];
  const [from, to] = [samplesIn(fromMs), samplesIn(toMs)];
  for (let i = from; i < to; i++) {
    re += (samples[i] ?? 0) * Math.cos((2 * Math.PI * hz * i) / 48_000);
    im += (samples[i] ?? 0) * Math.sin((2 * Math.PI * hz * i) / 48_000);
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / (to - from));
}

describe("mixAudio", () => {
  it("is as long as it is asked to be, whatever it is made of", () => {
    const mixed = mixAudio({
      voice: { sound: tone(200, 0.3, 500) },
      bed: { sound: tone(90, 0.3, 9000) },
      durationMs: 3000,
    });
    expect([mixed.sampleRate, mixed.left.length, mixed.right.length]).toEqual([48_000, 144_000, 144_000]);
  });

  it("brings a quiet recording to -14 LUFS and keeps peaks at -1 dBFS", () => {
    const mixed = mixAudio({
      voice: { sound: decodeWav(spokenWav(6000)) },
      bed: { sound: musicBed("walk", 6000) },
      durationMs: 6000,
    });
    expect(loudness(mixed)).toBeGreaterThan(-15);
    expect(loudness(mixed)).toBeLessThan(-13);
    expect(peak(mixed.left)).toBeLessThanOrEqual(10 ** (-1 / 20));
  });

  it("limits a recording of sharp blows", () => {
    const blows = tone(60, 0.02, 4000);
    blows.channels[0]?.forEach((_, i, all) => {
      if (i % 24_000 < 40) all[i] = 1;
    });
    expect(peak(mixAudio({ voice: { sound: blows }, bed: null, durationMs: 4000 }).left)).toBeLessThanOrEqual(
      10 ** (-1 / 20),
    );
  });

  it("ducks the bed 18 dB under the voice, before it begins, and lets it come back slowly", () => {
    const voice = tone(1000, 0.2, 6000, (s) => s >= 2 && s < 4);
    const { left } = mixAudio({
      voice: { sound: voice },
      bed: { sound: tone(1000.5 * 2, 0.2, 6000) },
      durationMs: 6000,
    });
    const bed = (from: number, to: number) => levelDb(left, 2001, from, to);
    expect(levelDb(left, 1000, 2500, 3500) - bed(2500, 3500)).toBeGreaterThan(14);
    expect(bed(500, 1500) - bed(2500, 3500)).toBeCloseTo(10, 0);
    expect(bed(500, 1500) - bed(1970, 2000)).toBeGreaterThan(7);
    expect(bed(5000, 5800) - bed(4050, 4150)).toBeGreaterThan(5);
  });

  it("fades the bed in and out", () => {
    const bed = { sound: tone(400, 0.3, 3000), fadeInMs: 30, fadeOutMs: 400 };
    const { left } = mixAudio({ voice: null, bed, durationMs: 3000 });
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(levelDb(left, 400, 1000, 2000) - levelDb(left, 400, 2900, 2990)).toBeGreaterThan(12);
  });

  it("leaves silence silent", () => {
    expect(mixAudio({ voice: null, bed: null, durationMs: 1000 })).toEqual(silence(1000));
    expect(
      peak(mixAudio({ voice: { sound: { sampleRate: 8000, channels: [] } }, bed: null, durationMs: 500 }).left),
    ).toBe(0);
  });
});

describe("loudness", () => {
  it("reads a stereo tone of 997 Hz at -20 dBFS as -20 LUFS", () => {
    const { channels } = tone(997, 0.1, 3000);
    const left = channels[0] ?? new Float32Array(0);
    expect(loudness({ sampleRate: 48_000, left, right: left })).toBeCloseTo(-20, 1);
  });
});
