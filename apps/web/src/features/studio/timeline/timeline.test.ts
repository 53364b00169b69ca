import type { Scene } from "@vignette/composition";
import { creationVideoScene, type SceneInput, type ScriptAndStyle, videoTimes } from "@vignette/content";
import { newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { holdFor, isHoldable } from "./holds.ts";
import { clipBlocks, dropAt } from "./lanes/clip-blocks.ts";
import { snapPoints, timelineLanes } from "./lanes/lanes.ts";
import { peaksOf } from "./peaks.ts";
import { snapTo } from "./snap.ts";

const lines = ["Stop doing this", "It costs you hours", "Try it tonight"];
const draft: ScriptAndStyle = {
  script: {
    beats: lines.map((line, at) => newBeat(`b${at}`, { line, title: at === 0 ? line : "" })),
    caption: "",
    hashtags: [],
  },
  style: { ...newStyle("video-story", {}), music: "walk" },
};
const silent: SceneInput = {
  kind: "video-story",
  brand: null,
  media: [],
  shown: [],
  handles: { tiktok: "", instagram: "" },
};
const said = lines.join(" ");
const words = said.split(" ").map((text, i) => ({ text, startMs: i * 400, endMs: i * 400 + 300 }));
const spoken: SceneInput = {
  ...silent,
  media: [{ kind: "voice", key: "v", type: "audio/wav", bytes: 1, durationMs: 4200, said, voice: "", words }],
};
const sceneOf = (sceneInput: SceneInput, of = draft): Scene => {
  const scene = creationVideoScene(of, sceneInput);
  if (!scene) throw new Error("A story has a scene.");
  return scene;
};

describe("the timeline", () => {
  it("shows the text, spoken words, voice and background music of a spoken story", () => {
    const lanes = timelineLanes(sceneOf(spoken));
    expect(lanes.texts.length).toBeGreaterThan(0);
    expect(lanes.words.map(({ label }) => label)).toContain("costs");
    expect(lanes.voice?.src).toBe("v");
    expect(lanes.beds.map(({ label }) => label)).toEqual(["Walk"]);
  });

  it("has beats without gaps, from the beginning to no later than the end", () => {
    for (const sceneInput of [silent, spoken]) {
      const times = videoTimes(draft, sceneInput);
      expect(times[0]?.startMs).toBe(0);
      expect(times.slice(1).map(({ startMs }) => startMs)).toEqual(times.slice(0, -1).map(({ endMs }) => endMs));
      expect(times.at(-1)?.endMs).toBeLessThanOrEqual(sceneOf(sceneInput).durationMs);
    }
  });

  it("can hold any beat of a silent video, and only the last one of a spoken video", () => {
    const holdable = (sceneInput: SceneInput) => [0, 1, 2].filter((i) => isHoldable(sceneOf(sceneInput), i, 3));
    expect(holdable(silent)).toEqual([0, 1, 2]);
    expect(holdable(spoken)).toEqual([2]);
  });

  it("holds a beat until the position where its edge was dropped", () => {
    const [first] = videoTimes(draft, silent);
    const holdMs = holdFor(first?.startMs ?? 0, 3333);
    const [beat] = draft.script.beats;
    if (!beat) throw new Error("There is a beat.");
    const held = { ...draft, script: { ...draft.script, beats: draft.script.beats.with(0, { ...beat, holdMs }) } };
    expect(Math.abs((videoTimes(held, silent)[0]?.endMs ?? 0) - 3333)).toBeLessThan(34);
  });

  it.each([
    ["never shorter than half a second", 1000, 1100, 500],
    ["never longer than a minute", 0, 90_000, 60_000],
    ["in hundredths of a second", 0, 1234, 1230],
  ])("holds %s", (_, startMs, endMs, holdMs) => {
    expect(holdFor(startMs, endMs)).toBe(holdMs);
  });

  it("snaps to the nearest word within reach, and to nothing beyond", () => {
    const points = snapPoints(timelineLanes(sceneOf(spoken)), []);
    const near = points.find((point) => point > 1000) ?? 0;
    expect(snapTo(near + 30, points, 50)).toBe(near);
    expect(snapTo(5000, [4000, 6000], 50)).toBe(5000);
    expect(snapTo(5000, [], 50)).toBe(5000);
  });

  it("drops a clip where it is let go: in the beat there, before or after the middle of its clips", () => {
    const clip = { origin: "uploaded", id: "m", key: "phone", trimMs: 0, endTrimMs: 2000 } as const;
    const shown = [{ key: "phone", type: "video/mp4", durationMs: 9000 }] as const;
    const beats = [newBeat("a", { shows: clip }), newBeat("b", { shows: clip, more: [clip] }), newBeat("c")];
    const times = [0, 2000, 6000].map((startMs, at) => ({
      startMs,
      endMs: at === 2 ? 8000 : startMs + 2000 * (at + 1),
    }));
    const blocks = clipBlocks(beats, times, shown);
    const [dragged] = blocks;
    if (!dragged) throw new Error("There is a clip.");
    const at = (ms: number) => dropAt({ blocks, beats, times }, dragged, ms)?.to;
    expect([500, 2500, 3500, 5500, 7000, 9000].map(at)).toEqual([
      { beatId: "a", index: 0 },
      { beatId: "b", index: 0 },
      { beatId: "b", index: 1 },
      { beatId: "b", index: 2 },
      { beatId: "c", index: 0 },
      { beatId: "c", index: 0 },
    ]);
  });

  it("keeps the place of a clip that was deleted from the library, so that it can be replaced", () => {
    const clip = { origin: "uploaded", id: "m", key: "gone", trimMs: 0 } as const;
    const kept = { ...clip, key: "phone", endTrimMs: 2000 };
    const blocks = clipBlocks(
      [newBeat("a", { shows: clip, more: [kept] })],
      [{ startMs: 0, endMs: 2000 }],
      [{ key: "phone", type: "video/mp4", durationMs: 9000 }],
    );
    expect(blocks.map(({ index, piece, startMs, endMs }) => [index, piece?.shown.key ?? null, startMs, endMs])).toEqual(
      [
        [0, null, 0, 0],
        [1, "phone", 0, 2000],
      ],
    );
  });

  it("draws the voice by its loudest samples", () => {
    expect(peaksOf(new Float32Array([0, 0.5, -0.25, 0]), 2)).toEqual([1, 0.5]);
    expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0]);
  });
});
