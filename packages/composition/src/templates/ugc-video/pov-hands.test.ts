import { expect, it } from "vitest";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { storyboardScenes } from "../templates.ts";

const clip = { kind: "video", src: "own", trimMs: 0, durationMs: 4000, hasSound: true } as const;

it("hands at work keep their own sound, quieter than a voice, and nothing is spoken over it", () => {
  const beats = ["Look at this", "One fold", "Done"].map(
    (title, at): StoryboardBeat => ({
      ...{ id: `${at}`, role: at === 0 ? "hook" : "point", line: "", title, body: "" },
      ...{ media: at === 2 ? { ...clip, src: "mute", hasSound: false } : clip, holdMs: null },
    }),
  );
  const look = { voice: null, music: "low", captions: null, brand: null, handle: "" } as const;
  const storyboard: Storyboard = { kind: "ugc-video", template: "pov-hands", beats, ...look };
  const clips = storyboardScenes(storyboard, "tiktok").flatMap(({ tracks }) => tracks.flatMap((track) => track.clips));
  const soundsOf = (src: string) => clips.flatMap((it) => (it.kind === "video" && it.src === src ? [it.sound] : []));
  expect(new Set(soundsOf("own").map((it) => it?.gainDb))).toEqual(new Set([-6]));
  expect(new Set(soundsOf("mute"))).toEqual(new Set([null]));
  expect(clips.some((it) => it.kind === "audio" && it.role === "voice")).toBe(false);
});
