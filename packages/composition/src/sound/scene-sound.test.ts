import { describe, expect, it } from "vitest";
import { levelDb, peakOf, rmsDb, tone } from "../../test/files/tones.ts";
import { brandPalette } from "../brand/brand-palette.ts";
import type { AudioClip } from "../scene/audio-clip.ts";
import { type Clip, Scene } from "../scene/scene.ts";
import { VideoClip } from "../scene/video-clip.ts";
import { sceneSound } from "./scene-sound.ts";
import type { Sound } from "./signal/sound.ts";
import { soundUses } from "./sound-uses.ts";

function aScene(clips: Clip[], durationMs = 3000): Scene {
  const palette = brandPalette(null);
  return Scene.parse({
    ...{ version: 2, width: 1080, height: 1920, frameRate: 30, durationMs, background: "bg", palette },
    ...{ safeZone: "both", tracks: [{ id: "one", clips }] },
  });
}

function audio(changes: Partial<AudioClip>): AudioClip {
  const whole = { kind: "audio", id: "a", startMs: 0, endMs: 3000, gainDb: 0, fadeInMs: 0, fadeOutMs: 0 } as const;
  return { ...whole, role: "voice", source: { src: "voice" }, ...changes };
}

function video(changes: Partial<VideoClip>): VideoClip {
  return VideoClip.parse({
    ...{ kind: "video", id: "v", startMs: 0, endMs: 3000, src: "clip", box: { x: 0, y: 0, w: 1080, h: 1920 } },
    ...{ fit: "cover", focus: { x: 0.5, y: 0.5 }, missing: "bg", trimMs: 0, speed: 1, atEnd: "hold" },
    ...{ sound: { gainDb: 0 }, ...changes },
  });
}

const sounds = (entries: Record<string, Sound>) => new Map(Object.entries(entries));
const left = (clips: Clip[], recordings: Record<string, Sound> = {}) =>
  sceneSound(aScene(clips), sounds(recordings))?.left ?? new Float32Array(0);

/** Three seconds of which the last is 15 dB louder. */
function swelling(): Sound {
  const { sampleRate, channels } = tone(500, 0.05, 3000);
  return { sampleRate, channels: channels.map((it) => it.map((v, i) => (i < 2 * sampleRate ? v : v * 5.6))) };
}

describe("sceneSound", () => {
  it.each(["tick", "walk", "lift", "low"] as const)("lets an endless %s end as loud as it began", (bed) => {
    const heard = left([audio({ role: "bed", source: { bed, endless: true } })]);
    const difference = rmsDb(heard, 2000, 3000) - rmsDb(heard, 0, 1000);
    expect(Math.abs(difference)).toBeLessThan(3);
  });

  it("closes the loop also where a bed is 5 dB quieter than at its beginning", () => {
    const endless = audio({ role: "bed", endMs: 11_087, source: { bed: "walk", endless: true } });
    const heard = sceneSound(aScene([endless], 11_087), new Map())?.left;
    expect(Math.abs(rmsDb(heard, 10_087, 11_087) - rmsDb(heard, 0, 1000))).toBeLessThan(3);
  });

  it.each([
    ["own music that swells", [audio({ role: "bed", source: { src: "music" } })]],
    [
      "one clip that is loud at the end",
      [video({ endMs: 2000, sound: { gainDb: -15 } }), video({ id: "w", startMs: 2000, sound: { gainDb: 0 } })],
    ],
  ])("closes the loop with %s", (_, clips) => {
    const recordings = sounds({ music: swelling(), clip: tone(500, 0.2, 3000) });
    const step = (loops: boolean) => {
      const heard = sceneSound({ ...aScene(clips), loops }, recordings)?.left;
      return rmsDb(heard, 2000, 3000) - rmsDb(heard, 0, 1000);
    };
    expect(step(false)).toBeGreaterThan(8);
    expect(Math.abs(step(true))).toBeLessThan(3);
  });

  it("is null where nothing is heard", () => {
    expect(sceneSound(aScene([]), new Map())).toBeNull();
    expect(sceneSound(aScene([audio({})]), new Map())).toBeNull();
    expect(sceneSound(aScene([video({ sound: null })]), sounds({ clip: tone(500, 0.2, 3000) }))).toBeNull();
  });

  it("plays every voice at its time, cut as its clip says", () => {
    const one = audio({ endMs: 1000 });
    const two = audio({ id: "b", startMs: 2000, endMs: 2500, trimMs: 1000, source: { src: "other" } });
    const heard = left([one, two], { voice: tone(500, 0.2, 3000), other: tone(700, 0.2, 3000, (s) => s >= 1) });
    expect(levelDb(heard, 500, 100, 900)).toBeGreaterThan(-20);
    expect(peakOf(heard.subarray(1000 * 48, 2000 * 48))).toBe(0);
    expect(levelDb(heard, 700, 2050, 2450)).toBeGreaterThan(-20);
    expect(peakOf(heard.subarray(2500 * 48))).toBe(0);
  });

  it("repeats a recording that is the music until its clip ends, and no voice", () => {
    const recordings = { music: tone(500, 0.2, 1000), voice: tone(500, 0.2, 1000) };
    const music = left([audio({ role: "bed", source: { src: "music" } })], recordings);
    expect(levelDb(music, 500, 2100, 2900)).toBeGreaterThan(-30);
    expect(peakOf(left([audio({})], recordings).subarray(1100 * 48))).toBe(0);
  });

  it("moves a bed up a semitone with each panel", () => {
    const panel = (i: number) =>
      audio({
        id: `${i}`,
        role: "bed",
        source: { bed: "tick" },
        startMs: i * 1200,
        endMs: (i + 1) * 1200,
        semitones: i,
      });
    const heard = left([panel(0), panel(1)]);
    // The bass begins each bar on A2, 110 Hz.
    const second = 110 * 2 ** (1 / 12);
    expect(levelDb(heard, 110, 100, 500)).toBeGreaterThan(levelDb(heard, second, 100, 500) + 6);
    expect(levelDb(heard, second, 1300, 1700)).toBeGreaterThan(levelDb(heard, 110, 1300, 1700) + 6);
  });

  it("stops the bed 200 ms before the turn", () => {
    const bed = audio({ role: "bed", source: { bed: "lift" } });
    for (const effect of ["gap", "record-stop"] as const) {
      const stop = audio({ id: "s", role: "effect", source: { effect }, startMs: 1500, endMs: 1700, gainDb: -40 });
      const heard = left([bed, stop]);
      expect(rmsDb(heard, 1505, 1685)).toBeLessThan(rmsDb(heard, 1000, 1490) - 25);
      expect(rmsDb(heard, 1710, 2000)).toBeGreaterThan(rmsDb(heard, 1000, 1490) - 6);
    }
  });

  it("leaves a room a room, and a key click a click", () => {
    const room = audio({ role: "bed", source: { bed: "room" } });
    const key = audio({ id: "k", role: "effect", source: { effect: "key" }, startMs: 1000, gainDb: -30 });
    const heard = left([room, key]);
    expect(rmsDb(heard, 1500, 2500)).toBeLessThan(-38);
    expect(peakOf(heard.subarray(1000 * 48, 1100 * 48))).toBeCloseTo(0.028, 2);
  });
});

describe("sceneSound: the sound of videos", () => {
  const clip = tone(500, 0.2, 2000);

  it("is heard with its picture: trimmed, silent when it freezes, mute at an extreme speed", () => {
    const heard = left([video({ startMs: 500, trimMs: 1000, freezeAtMs: 1000 })], { clip });
    expect(peakOf(heard.subarray(0, 500 * 48))).toBe(0);
    expect(levelDb(heard, 500, 550, 950)).toBeGreaterThan(-20);
    expect(peakOf(heard.subarray(1000 * 48))).toBe(0);
    expect(left([video({ speed: 2.5 })], { clip }).length).toBe(0);
  });

  it.each([0.5, 2])("keeps its pitch and its level at %d times its speed", (speed) => {
    const heard = left([video({ speed, trimMs: 200 })], { clip });
    const endMs = Math.min(3000, 1800 / speed);
    expect(levelDb(heard, 500, 100, endMs - 100)).toBeCloseTo(levelDb(left([video({})], { clip }), 500, 100, 1900), 0);
    expect(peakOf(heard.subarray((endMs + 10) * 48))).toBe(0);
  });

  it("ends with its recording, or begins again where the clip loops", () => {
    expect(peakOf(left([video({})], { clip }).subarray(2001 * 48))).toBe(0);
    expect(levelDb(left([video({ atEnd: "loop" })], { clip }), 500, 2100, 2900)).toBeGreaterThan(-20);
  });

  it("begins again where its picture does: at the clip's cut", () => {
    const late = { ...clip, channels: clip.channels.map((it) => it.map((sample, i) => (i < 48_000 ? 0 : sample))) };
    const heard = left([video({ trimMs: 1000, atEnd: "loop" })], { clip: late });
    expect(levelDb(heard, 500, 1100, 1900)).toBeGreaterThan(-20);
  });
});

describe("soundUses", () => {
  it("names the part of each recording that is heard", () => {
    const clips = [
      audio({ startMs: 1000, trimMs: 500 }),
      audio({ id: "b", role: "bed", source: { bed: "low" } }),
      video({ startMs: 1000, trimMs: 250 }),
      video({ id: "w", trimMs: 250, atEnd: "loop", endMs: 100 }),
      video({ id: "x", speed: 2 }),
    ];
    expect(soundUses(aScene(clips))).toEqual([
      { src: "voice", fromMs: 500, toMs: 2500, isVideo: false },
      { src: "clip", fromMs: 250, toMs: 2250, isVideo: true },
      { src: "clip", fromMs: 250, toMs: 350, isVideo: true },
      { src: "clip", fromMs: 0, toMs: 6000, isVideo: true },
    ]);
  });
});
