import { describe, expect, it } from "vitest";
import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import { joinedSound } from "./joined-sound.ts";
import { soundOfSpan } from "./sound-of-span.ts";

const sound = (change: Partial<AudioClip>): AudioClip => ({
  kind: "audio",
  id: "sound",
  role: "bed",
  source: { bed: "walk" },
  startMs: 0,
  endMs: 9000,
  gainDb: 0,
  fadeInMs: 30,
  fadeOutMs: 400,
  ...change,
});
const voice = (change: Partial<AudioClip>) =>
  sound({ id: "voice", role: "voice", source: { src: "voice" }, fadeInMs: 0, fadeOutMs: 0, ...change });

const scene = (clips: AudioClip[]): Scene => ({
  version: 2,
  width: 128,
  height: 128,
  frameRate: 30,
  durationMs: 9000,
  background: "bg",
  palette: { bg: "#000", on: "#fff", accent: "#fff", onAccent: "#000", ink: "#000", paper: "#fff" },
  safeZone: "none",
  tracks: [{ id: "sound", clips }],
});
const clipsOf = ({ tracks }: Scene) => tracks.flatMap(({ clips }) => clips);

describe("what is heard in a part of a scene", () => {
  it("is music that goes on as one when the parts are put together again", () => {
    const whole = scene([sound({})]);
    const [hook, body, ending] = [
      soundOfSpan(whole, { fromMs: 0, toMs: 2000 }),
      soundOfSpan(whole, { fromMs: 2000, toMs: 7000 }),
      soundOfSpan(whole, { fromMs: 7000, toMs: 9000 }),
    ];
    const joined = joinedSound([hook, body, ending]);
    expect(clipsOf(joined)).toMatchObject([{ startMs: 0, endMs: 9000, fadeInMs: 30, fadeOutMs: 400 }]);
  });

  it("is the part of a voice that is spoken there", () => {
    const part = soundOfSpan(scene([voice({ trimMs: 100 })]), { fromMs: 2000, toMs: 7000 });
    expect(part.durationMs).toBe(5000);
    expect(clipsOf(part)).toMatchObject([{ startMs: 0, endMs: 5000, trimMs: 2100 }]);
  });

  it("holds no tail of an effect that began before, and no sound from elsewhere", () => {
    const effect = (id: string, startMs: number) =>
      sound({ id, role: "effect", source: { effect: "slam" }, startMs, endMs: startMs + 1300 });
    const part = soundOfSpan(scene([effect("early", 1500), effect("own", 2000), effect("late", 7000)]), {
      fromMs: 2000,
      toMs: 7000,
    });
    expect(clipsOf(part)).toMatchObject([{ id: "own", startMs: 0, endMs: 1300 }]);
  });
});
