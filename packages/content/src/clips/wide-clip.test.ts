import { newBeat, newStyle, type ShownFile } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { creationVideoScene } from "../creation-scenes.ts";

/** The crop of a 16:9 clip in a talk of 5 s, which is shown around a part of it. */
function cropOf(focusX?: number) {
  const file = { key: "wide", type: "video/mp4" as const, durationMs: 8000, width: 1920, height: 1080 };
  const part: ShownFile = { origin: "uploaded", id: "m", key: "wide", trimMs: 1000, endTrimMs: 6000 };
  const shows = { ...part, ...(focusX !== undefined && { focusX }) };
  const script = { beats: [newBeat("a", { title: "One", shows })], caption: "", hashtags: [] };
  const style = { ...newStyle("ugc-video", { template: "talking-cutaways" }), music: null };
  const handles = { tiktok: "", instagram: "" };
  const sceneInput = { kind: "ugc-video", brand: null, media: [], shown: [file], handles } as const;
  const clips = creationVideoScene({ script, style }, sceneInput)?.tracks.flatMap((track) => track.clips) ?? [];
  return clips.flatMap((clip) => (clip.kind === "video" ? [clip.crop] : []))[0];
}

describe("a wide clip of a speaker", () => {
  it.each([
    ["the middle, if nothing was chosen", undefined, 0.125],
    ["who stands at the left", 0.1, 0],
    ["who stands a little to the right", 0.55, 0.175],
    ["who stands at the right", 0.95, 0.25],
  ])("is cut at its sides around %s", (_, focusX, x) => {
    expect(cropOf(focusX)?.x).toBeCloseTo(x, 5);
    expect(cropOf(focusX)).toMatchObject({ y: 0, w: 0.75, h: 1 });
  });
});
