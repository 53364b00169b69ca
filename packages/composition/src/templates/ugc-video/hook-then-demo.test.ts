import { expect, it } from "vitest";
import { aStoryboard, image, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const brush = {
  ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
  subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
} as const satisfies BeatMedia;

it("cuts to another view of a product that is demonstrated for long", () => {
  const demoOf = (holdMs: number) => {
    const storyboard = aStoryboard("ugc-video", "hook-then-demo", 3, "pictures");
    const beats = storyboard.beats.map((it, at) =>
      at === 1 ? { ...it, role: "proof" as const, media: brush, holdMs } : { ...it, media: image("cat") },
    );
    const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
    return clips.flatMap((clip) =>
      clip.kind === "image" && clip.src === "brush" ? [clip.crop ? "part" : "whole"] : [],
    );
  };
  expect(demoOf(6000)).toEqual(["whole", "part"]);
  expect(demoOf(3000)).toEqual(["whole"]);
});

it("demonstrates the product, too, where its pictures show who it is for", () => {
  const storyboard = aStoryboard("ugc-video", "hook-then-demo", 3, "pictures");
  const said = ["Let", "her", "smell", "it.", "Begin", "at", "the", "cheeks.", "Follow", "the", "fur."];
  const words = said.map((text, i) => ({ text, startMs: 2000 + i * 500, endMs: 2400 + i * 500 }));
  const voice = { src: "voice", durationMs: 10_000, words, beatStartsMs: [0, 2000, 8000] };
  const speaker = {
    kind: "video",
    src: "person",
    trimMs: 0,
    durationMs: 10_000,
    hasSound: true,
    isSpeech: true,
  } as const;
  const beats = storyboard.beats.map((it, at) =>
    at === 1
      ? { ...it, title: "", line: said.join(" "), role: "turn" as const, media: { ...image("cat"), hasFace: true } }
      : { ...it, media: at === 0 ? brush : image("sofa") },
  );
  const clips = sceneOf({ ...storyboard, beats, voice, speaker }).tracks.flatMap((track) => track.clips);
  const shown = clips.flatMap((clip) => (clip.kind === "image" && clip.startMs < 7900 ? [clip.src] : []));
  expect(shown).toEqual(["brush", "cat"]);
});
