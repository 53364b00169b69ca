import { repairedScene, type Scene } from "@vignette/composition";
import { describe, expect, it } from "vitest";
import { stillFrames } from "./clip-frames.ts";

/** Two clips of one file, one after the other, for two seconds each. */
function twoClips(): Scene {
  const size = { width: 1080, height: 1920, frameRate: 30, changesShape: false };
  const scene = repairedScene(size, 4000, { ground: "crop", color: "#15180e" });
  const [first, second] = [scene, scene].flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips));
  if (first?.kind !== "video" || second?.kind !== "video") throw new Error("A repaired video is a clip.");
  const clips = [
    { ...first, id: "one", endMs: 2000, trimMs: 500 },
    { ...second, id: "two", startMs: 2000, trimMs: 9000 },
  ];
  return { ...scene, tracks: [{ id: "clips", clips }] };
}

describe("a drawing of a scene with clips", () => {
  const at = (ms: number, moves: boolean) =>
    stillFrames(twoClips(), ms, moves).map(({ clip, ms }) => [clip, ms] as const);

  it("shows the frame of the clip that is on screen then", () => {
    expect(at(300, false)).toEqual([["one", 800]]);
    expect(at(2000, false)).toEqual([["two", 9000]]);
  });

  it("that moves shows the first frame of each clip", () => {
    expect(at(0, true)).toEqual([
      ["one", 500],
      ["two", 9000],
    ]);
  });
});
