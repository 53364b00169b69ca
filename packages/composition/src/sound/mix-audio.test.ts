import { describe, expect, it } from "vitest";
import { spokenWav } from "../../test/files/spoken-wav.ts";
import { levelDb, peakOf, rmsDb, tone } from "../../test/files/tones.ts";
import { mixAudio } from "./mix-audio.ts";
import { musicBed } from "./music-bed.ts";
import { loudness } from "./signal/loudness.ts";
import { type Sound, silence } from "./signal/sound.ts";
import { truePeak } from "./signal/true-peak.ts";
import { decodeWav } from "./wav/decode-wav.ts";

const walk = musicBed("walk", 6000);

/** A voice that speaks from second 2 to second 4. */
const speech = () => tone(1000, 0.2, 6000, (s) => s >= 2 && s < 4);

const changed = (sound: Sound, change: (value: number, i: number) => number): Sound => ({
  ...sound,
  channels: sound.channels.map((channel) => channel.map(change)),
});

describe("mixAudio: level", () => {
  const voice = () => decodeWav(spokenWav(6000));

  it.each<[string, () => Sound]>([
    ["as it is", voice],
    ["far too quiet", () => changed(voice(), (value) => value / 25)],
    ["too loud", () => changed(voice(), (value) => value * 3)],
    ["clipped", () => changed(voice(), (value) => Math.max(-1, Math.min(1, value * 8)))],
    ["off its zero", () => changed(voice(), (value) => value * 0.3 + 0.6)],
    ["at 8 kHz", () => decodeWav(spokenWav(6000, 8000))],
    ["at 192 kHz", () => decodeWav(spokenWav(3000, 192_000))],
    ["full of blows", () => changed(tone(300, 0.05, 6000), (value, i) => (i % 24_000 < 60 ? 1 : value))],
  ])("brings a voice that is %s to -14 LUFS, true peak below -1 dBTP", (_, make) => {
    const mixed = mixAudio({
      voices: [{ sound: make() }],
      beds: [{ sound: walk }],
      durationMs: 6000,
    });
    expect(Math.abs(loudness(mixed) + 14)).toBeLessThanOrEqual(1);
    expect(truePeak(mixed)).toBeLessThanOrEqual(-1);
  });

  it("brings a bed alone there too, and a clip's own sound", () => {
    const bed = mixAudio({ beds: [{ sound: tone(500, 0.02, 3000) }], durationMs: 3000 });
    const clip = mixAudio({ originals: [{ sound: tone(500, 0.5, 1000), loops: true }], durationMs: 3000 });
    expect(loudness(bed)).toBeCloseTo(-14, 0);
    expect(loudness(clip)).toBeCloseTo(-14, 0);
    expect(rmsDb(clip.left, 2500, 2900)).toBeCloseTo(rmsDb(clip.left, 500, 900), 0);
  });

  it("leaves natural sound at -20 LUFS, alone and over a bed, but not under a voice", () => {
    const natural = { sound: tone(500, 0.5, 3000), gainDb: -6 };
    const lufs = (more: object) => loudness(mixAudio({ originals: [natural], durationMs: 3000, ...more }));
    expect(lufs({})).toBeCloseTo(-20, 0);
    expect(lufs({ beds: [{ sound: musicBed("low", 3000) }] })).toBeCloseTo(-20, 0);
    expect(lufs({ originals: [{ ...natural, gainDb: -15 }] })).toBeCloseTo(-20, 0);
    expect(lufs({ voices: [{ sound: tone(1000, 0.2, 3000) }] })).toBeCloseTo(-14, 0);
  });

  it("normalizes a voice of one short word", () => {
    const word = mixAudio({ voices: [{ sound: tone(300, 0.01, 250), startMs: 500 }], durationMs: 4000 });
    expect(rmsDb(word.left, 500, 750)).toBeGreaterThan(-20);
  });

  it("does not blow hiss up to a voice, and leaves silence silent", () => {
    const hiss = changed(tone(1, 0, 3000), (_, i) => (((i * 7919) % 1000) / 1000 - 0.5) * 0.001);
    const mixed = mixAudio({ voices: [{ sound: hiss }], durationMs: 3000 });
    expect(rmsDb(mixed.left, 1000, 2000)).toBeCloseTo(rmsDb(hiss.channels[0], 1000, 2000), 0);
    expect(mixAudio({ durationMs: 1000 })).toEqual(silence(1000));
    expect(mixAudio({ voices: [{ sound: tone(1, 0, 900) }], durationMs: 1000 })).toEqual(silence(1000));
    const nothing = { sound: { sampleRate: 8000, channels: [] }, loops: true };
    expect(mixAudio({ voices: [nothing], durationMs: 500 })).toEqual(silence(500));
  });

  it("plays effects as loud as they are, beside a voice or alone", () => {
    const effect = { sound: tone(5000, 0.5, 200), startMs: 500, gainDb: -20 };
    const alone = mixAudio({ effects: [effect], durationMs: 1000 });
    const beside = mixAudio({ voices: [{ sound: speech() }], effects: [effect], durationMs: 6000 });
    expect(levelDb(alone.left, 5000, 510, 690)).toBeCloseTo(-26, 0);
    expect(levelDb(beside.left, 5000, 510, 690)).toBeCloseTo(-26, 0);
  });
});

describe("mixAudio", () => {
  it("ducks the bed 18 dB under the voice, before it begins, and lets it come back slowly, after the last word at once", () => {
    const mixed = (isSpoken: (s: number) => boolean) => {
      const voices = [{ sound: tone(1000, 0.2, 7000, isSpoken) }];
      const { left } = mixAudio({ voices, beds: [{ sound: tone(2001, 0.2, 7000) }], durationMs: 7000 });
      return (hz: number, from: number, to: number) => levelDb(left, hz, from, to);
    };
    const goesOn = mixed((s) => (s >= 2 && s < 4) || s >= 6);
    const bed = (from: number, to: number) => goesOn(2001, from, to);
    // The same loudness takes 1.5 dB less at 2 kHz than at 1 kHz.
    expect(goesOn(1000, 2500, 3500) - bed(2500, 3500)).toBeCloseTo(18 + 1.8, -0.5);
    expect(bed(500, 1500) - bed(2500, 3500)).toBeCloseTo(10, 0);
    expect(bed(500, 1500) - bed(1970, 2000)).toBeGreaterThan(7);
    expect(bed(500, 1500) - bed(1800, 1850)).toBeLessThan(1);
    expect(bed(5000, 5500) - bed(4050, 4150)).toBeGreaterThan(5);
    expect(bed(5000, 5500) - bed(4500, 4550)).toBeLessThan(1);

    const ends = mixed((s) => s >= 2 && s < 4);
    expect(ends(2001, 5000, 5500) - ends(2001, 4150, 4350)).toBeLessThan(1);
  });

  it("plays a steady bed as loud under a voice as beside it", () => {
    const bed = { sound: tone(2001, 0.2, 6000), isSteady: true };
    const { left } = mixAudio({ voices: [{ sound: speech() }], beds: [bed], durationMs: 6000 });
    expect(levelDb(left, 2001, 500, 1500)).toBeCloseTo(levelDb(left, 2001, 2500, 3500), 0);
  });

  it("lets a clip's own sound go on 12 dB lower under the voice", () => {
    const { left } = mixAudio({
      voices: [{ sound: speech() }],
      originals: [{ sound: tone(2001, 0.2, 6000) }],
      durationMs: 6000,
    });
    expect(levelDb(left, 2001, 500, 1500) - levelDb(left, 2001, 2500, 3500)).toBeCloseTo(12, 0);
  });

  it("fades beds in 30 ms and out in 400 where nothing else is said", () => {
    const { left } = mixAudio({ beds: [{ sound: tone(400, 0.3, 3000) }], durationMs: 3000 });
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(levelDb(left, 400, 40, 90) - levelDb(left, 400, 1000, 2000)).toBeCloseTo(0, 0);
    expect(levelDb(left, 400, 1000, 2000) - levelDb(left, 400, 2900, 2990)).toBeGreaterThan(12);
  });

  it("keeps the beds silent in a pause", () => {
    const pauses = [{ startMs: 1000, endMs: 1200 }];
    const { left } = mixAudio({ beds: [{ sound: tone(400, 0.3, 3000) }], pauses, durationMs: 3000 });
    expect(peakOf(left.subarray(48_000, 57_000))).toBe(0);
    expect(peakOf(left.subarray(40_000, 47_000))).toBeGreaterThan(0.1);
    expect(peakOf(left.subarray(59_000, 67_000))).toBeGreaterThan(0.1);
  });
});

describe("mixAudio: placing", () => {
  it("has the requested length for any parts", () => {
    const mixed = mixAudio({
      voices: [{ sound: tone(200, 0.3, 500) }, { sound: tone(300, 0.3, 500), startMs: 2900 }],
      beds: [{ sound: tone(90, 0.3, 9000) }, { sound: tone(120, 0.3, 100), startMs: 8000 }],
      durationMs: 3000,
    });
    expect([mixed.sampleRate, mixed.left.length, mixed.right.length]).toEqual([48_000, 144_000, 144_000]);
  });

  it("begins a part where it is trimmed to, also where only a part of the recording was decoded", () => {
    const whole = tone(1000, 0.2, 4000, (s) => s >= 2);
    const part = { ...whole, channels: whole.channels.map((channel) => channel.subarray(48_000)), fromMs: 1000 };
    for (const sound of [whole, part]) {
      const { left } = mixAudio({ voices: [{ sound, startMs: 500, trimMs: 1500, lengthMs: 1000 }], durationMs: 2000 });
      expect(peakOf(left.subarray(0, 990 * 48))).toBeLessThan(0.01);
      expect(rmsDb(left, 1010, 1490)).toBeGreaterThan(-20);
      expect(peakOf(left.subarray(1500 * 48))).toBe(0);
    }
  });

  it("keeps left left and right right", () => {
    const channels = [tone(500, 0.2, 1000).channels[0], tone(700, 0.2, 1000).channels[0]].map(
      (it) => it ?? new Float32Array(0),
    );
    const { left, right } = mixAudio({ originals: [{ sound: { sampleRate: 48_000, channels } }], durationMs: 1000 });
    expect(levelDb(left, 500, 100, 900) - levelDb(left, 700, 100, 900)).toBeGreaterThan(60);
    expect(levelDb(right, 700, 100, 900) - levelDb(right, 500, 100, 900)).toBeGreaterThan(60);
  });

  it("folds 5.1 down so that the center is heard on both sides", () => {
    const quiet = new Float32Array(48_000);
    const channels = [quiet, quiet, tone(600, 0.3, 1000).channels[0] ?? quiet, quiet, quiet, quiet];
    const { left, right } = mixAudio({ originals: [{ sound: { sampleRate: 48_000, channels } }], durationMs: 1000 });
    expect(levelDb(left, 600, 100, 900)).toBeGreaterThan(-20);
    expect(right).toEqual(left);
  });
});
