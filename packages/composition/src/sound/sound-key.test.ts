import { expect, it } from "vitest";
import { brandPalette } from "../brand/brand-palette.ts";
import type { AudioClip } from "../scene/audio-clip.ts";
import { Scene } from "../scene/scene.ts";
import { VideoClip } from "../scene/video-clip.ts";
import { soundKey } from "./sound-key.ts";

const CLIP = VideoClip.parse({
  ...{ kind: "video", id: "v", startMs: 0, endMs: 3000, src: "clip", box: { x: 0, y: 0, w: 1080, h: 1920 } },
  ...{
    fit: "cover",
    focus: { x: 0.5, y: 0.5 },
    missing: "bg",
    trimMs: 0,
    speed: 1,
    atEnd: "hold",
    sound: { gainDb: 0 },
  },
});
const VOICE: AudioClip = {
  ...{ kind: "audio", id: "a", startMs: 0, endMs: 3000, gainDb: 0, fadeInMs: 0, fadeOutMs: 0 },
  ...{ role: "voice", source: { src: "voice" } },
};

function keyOf(clip: Partial<VideoClip> = {}, voice: Partial<AudioClip> = {}, scene: Partial<Scene> = {}): string {
  const tracks = [
    {
      id: "one",
      clips: [
        { ...CLIP, ...clip },
        { ...VOICE, ...voice },
      ],
    },
  ];
  return soundKey(
    Scene.parse({
      ...{ version: 2, width: 1080, height: 1920, frameRate: 30, durationMs: 3000, background: "bg", safeZone: "both" },
      ...{ palette: brandPalette(null), tracks, ...scene },
    }),
  );
}

it("is the same for a scene that only looks different", () => {
  expect(keyOf({ box: { x: 0, y: 0, w: 540, h: 960 }, focus: { x: 0, y: 1 } })).toBe(keyOf());
  expect(keyOf({}, {}, { background: "ink", width: 720 })).toBe(keyOf());
});

it.each([
  ["a clip that is trimmed", keyOf({ trimMs: 500 })],
  ["a clip that is mute", keyOf({ sound: null })],
  ["a louder voice", keyOf({}, { gainDb: 3 })],
  ["a longer scene", keyOf({}, {}, { durationMs: 4000 })],
  ["a loop, whose end is as loud as its start", keyOf({}, {}, { loops: true })],
])("differs for %s", (_, key) => {
  expect(key).not.toBe(keyOf());
});
