import { MusicBed } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { levelDb, peakOf, rmsDb, stereoOf } from "../../test/files/tones.ts";
import { musicBed } from "./music-bed.ts";
import { loudness } from "./signal/loudness.ts";
import type { Sound } from "./signal/sound.ts";
import { truePeak } from "./signal/true-peak.ts";

const beds = new Map(MusicBed.options.map((name) => [name, musicBed(name, 13_000)]));
const bedOf = (name: MusicBed): Sound => beds.get(name) ?? { sampleRate: 48_000, channels: [] };
const BPM = { tick: 100, walk: 92, lift: 112, low: 84 } as const;

describe.each(MusicBed.options)("the bed %s", (name) => {
  const { channels } = bedOf(name);

  it("is as long as asked, heard within 100 ms, and never silent", () => {
    expect(channels.map((channel) => channel.length)).toEqual([13 * 48_000, 13 * 48_000]);
    const quietest = name === "room" ? -60 : -40;
    expect(rmsDb(channels[0], 0, 100)).toBeGreaterThan(quietest - 10);
    for (let s = 0; s < 12; s++) expect(rmsDb(channels[0], s * 1000, s * 1000 + 1000)).toBeGreaterThan(quietest);
  });

  it("has no offset, no clicks and room above it", () => {
    const [left = new Float32Array(0)] = channels;
    expect(Math.abs(left.reduce((sum, value) => sum + value, 0) / left.length)).toBeLessThan(0.001);
    expect(peakOf(left.map((value, i) => value - (left[i - 1] ?? 0)))).toBeLessThan(0.2);
    expect(truePeak(stereoOf(bedOf(name)))).toBeLessThan(-1);
    expect(left.every(Number.isFinite)).toBe(true);
  });

  it("is different on both sides", () => {
    const [left = new Float32Array(0), right = new Float32Array(0)] = channels;
    const sides = left.map((value, i) => value - (right[i] ?? 0));
    expect(rmsDb(sides, 0, 13_000)).toBeGreaterThan(rmsDb(left, 0, 13_000) - 16);
  });

  it.each([0, 200])("can be as short as %d ms", (ms) => {
    expect(musicBed(name, ms).channels[0]?.length).toBe(ms * 48);
  });
});

describe.each(["tick", "walk", "lift", "low"] as const)("the music %s", (name) => {
  const barMs = (4 * 60_000) / BPM[name];

  it("begins its last chord on a bar, or in the middle of one, and lets it ring out", () => {
    const { channels } = bedOf(name);
    const lastBar = (Math.floor((2 * (13_000 - 900)) / barMs) * barMs) / 2;
    const level = (fromMs: number, toMs: number) => rmsDb(channels[0], Math.round(fromMs), Math.round(toMs));
    expect(level(lastBar, lastBar + 300)).toBeGreaterThan(level(lastBar - 200, lastBar - 5));
    expect(level(12_800, 13_000)).toBeLessThan(level(lastBar, lastBar + 300) - 3);
    const onsets = (fromMs: number) =>
      Math.max(...[0, 1, 2, 3].map((i) => level(fromMs + i * 150, fromMs + i * 150 + 60)));
    expect(onsets(lastBar + barMs / 4)).toBeLessThan(onsets(lastBar));
  });
});

describe("musicBed", () => {
  it("is the same every time", () => {
    expect(musicBed("walk", 2000)).toEqual(musicBed("walk", 2000));
  });

  it.each([1700, 2300, 2500, 3000, 3800])("is heard to the end of %d ms, hardly more or less than a bar", (ms) => {
    const [left] = musicBed("tick", ms).channels;
    for (let end = 400; end < ms; end += 300) expect(rmsDb(left, end - 400, end)).toBeGreaterThan(-42);
    expect(rmsDb(left, ms - 400, ms)).toBeGreaterThan(-42);
  });

  it("goes up by semitones and keeps its time", () => {
    const [as, up] = [musicBed("tick", 2000), musicBed("tick", 2000, 2)].map((bed) => bed.channels[0]);
    expect(up?.length).toBe(as?.length);
    const tones = (samples: Float32Array | undefined, hz: number) =>
      levelDb(samples ?? new Float32Array(0), hz, 20, 500);
    // The bass begins on A2, 110 Hz; two semitones on is B2.
    expect(tones(as, 110)).toBeGreaterThan(tones(as, 123.47) + 6);
    expect(tones(up, 123.47)).toBeGreaterThan(tones(up, 110) + 6);
    expect(rmsDb(up, 600, 700)).toBeCloseTo(rmsDb(as, 600, 700), -1);
  });

  it("repeats without a seam", () => {
    const bars = 8;
    const loopMs = (bars * 4 * 60_000) / 112;
    const [left = new Float32Array(0)] = musicBed("lift", 2.4 * loopMs).channels;
    // The second round contains what still rings of the first; from its second bar on both are equal.
    const again = Math.round(loopMs * 48);
    const from = Math.round(0.5 * loopMs * 48);
    const difference = left.subarray(from, from + 48_000).map((value, i) => value - (left[from + again + i] ?? 9));
    expect(peakOf(difference)).toBeLessThan(0.02);
  });

  it("keeps Room a room: 25 dB quieter than music, and no louder at its seam", () => {
    const room = musicBed("room", 60_000);
    expect(loudness(stereoOf(room))).toBeLessThan(loudness(stereoOf(bedOf("low"))) - 25);
    const seconds = Array.from({ length: 58 }, (_, s) => rmsDb(room.channels[0], s * 1000, s * 1000 + 1000));
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(6);
  });
});
