import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { aStory } from "../../test/samples.ts";
import { textsOf } from "../../test/text-extents.ts";
import { frame, storyScene } from "../index.ts";
import type { StoryScript } from "./story-script.ts";

const clipsOf = (changes: Partial<StoryScript> = {}) =>
  storyScene(aStory(changes)).tracks.flatMap((track) => track.clips);

describe("storyScene", () => {
  it("is as long as its beats, in whole frames", () => {
    const { durationMs, frameRate } = storyScene(aStory());
    expect((durationMs * frameRate) / 1000).toBeCloseTo(119);
  });

  it("cuts to another picture with every beat, without a gap", () => {
    const pictures = clipsOf().filter((clip) => clip.kind === "image");
    expect(pictures.map((clip) => clip.src)).toEqual(["a", "b", "a"]);
    pictures.slice(1).forEach((clip, i) => {
      expect(clip.startMs).toBe(pictures[i]?.endMs);
    });
  });

  it("drifts in and out in turns", () => {
    const moves = clipsOf().flatMap((clip) => (clip.kind === "image" && clip.kenBurns ? [clip.kenBurns] : []));
    expect(moves.map(({ from, to }) => Math.sign(to.scale - from.scale))).toEqual([1, -1, 1]);
  });

  it("steps closer on a word in a beat that lasts", () => {
    const [hook, ...rest] = aStory().beats;
    const beats = hook
      ? [{ ...hook, endMs: 6000 }, ...rest.map((beat) => ({ ...beat, startMs: 6000, endMs: 9000 }))]
      : [];
    const words = Array.from({ length: 20 }, (_, i) => ({ text: "wax", startMs: i * 310, endMs: i * 310 + 200 }));
    const [picture] = clipsOf({ beats, words }).filter((clip) => clip.kind === "image");
    expect(picture?.punches?.length).toBeGreaterThan(0);
    for (const punch of picture?.punches ?? []) expect(punch.startMs % 310).toBe(0);
  });

  it("leaves captions out where the overlay says the same", () => {
    const scene = storyScene(aStory());
    expect(textsOf(frame(scene, 2000, evenMeasure))).toBe("Save this");
    expect(textsOf(frame(scene, 2400, evenMeasure))).toContain("BEFORE");
  });

  it("says again in captions what an overlay said, once it is gone", () => {
    const line = "That is where it comes in and after a while you get paid on time.";
    const words = line.split(" ").map((text, i) => ({ text, startMs: i * 300, endMs: i * 300 + 250 }));
    const beat = { role: "turn" as const, line, overlay: "Get paid on time", imageId: null, startMs: 0, endMs: 4500 };
    const captions = clipsOf({ beats: [beat], words }).find((clip) => clip.kind === "captions");
    expect(captions?.words.slice(-4).map((word) => word.text)).toEqual(["get", "paid", "on", "time."]);
  });

  it("holds the ask for at least two seconds", () => {
    const beats = aStory().beats.map((beat) => ({ ...beat, endMs: Math.min(beat.endMs, 2200) }));
    const ask = clipsOf({ beats }).findLast((clip) => clip.kind === "image");
    expect((ask?.endMs ?? 0) - (ask?.startMs ?? 0)).toBeCloseTo(2000);
  });

  it("asks with the spoken line when nothing is written", () => {
    const beats = aStory().beats.map((beat) => ({ ...beat, overlay: null }));
    expect(textsOf(frame(storyScene(aStory({ beats })), 3500, evenMeasure)).replace(/\s/g, " ")).toContain("next one");
  });

  it.each([
    ["walk", { bed: "walk" }],
    ["my-music", { src: "my-music" }],
  ])("takes %s as its music", (musicId, source) => {
    expect(clipsOf({ musicId }).find((clip) => clip.kind === "audio")).toMatchObject({ role: "bed", source });
  });

  it("can be told without any picture", () => {
    const beats = aStory().beats.map((beat) => ({ ...beat, imageId: null }));
    expect(frame(storyScene(aStory({ beats })), 100, evenMeasure).some(({ kind }) => kind === "image")).toBe(false);
  });

  it("straightens beats that overlap or lie backwards", () => {
    const beats = aStory().beats.map((beat, i) => ({ ...beat, startMs: 900 - i * 400, endMs: 100 }));
    const pictures = clipsOf({ beats }).filter((clip) => clip.kind === "image");
    for (const clip of pictures) expect(clip.endMs).toBeGreaterThan(clip.startMs);
  });
});
