import { describe, expect, it } from "vitest";
import { aScene, aVideo } from "../../../test/scenes/scenes.ts";
import { neededFrames } from "./needed-frames.ts";

const shot = aVideo({ id: "shot", src: "mug", startMs: 1000, endMs: 3000, trimMs: 500, speed: 2, atEnd: "loop" });
const next = aVideo({ id: "next", src: "desk", startMs: 3000, endMs: 5000, freezeAtMs: 4000 });
const scene = aScene([shot, next], { durationMs: 6000 });
const needed = (tMs: number, from = scene) => neededFrames(from, tMs).map(({ clip, ms }) => [clip, ms]);

describe("neededFrames", () => {
  it("names file, clip and place in the source, at the clip's speed", () => {
    expect(neededFrames(scene, 2000)).toEqual([{ clip: "shot", src: "mug", ms: 2500, atEnd: "loop" }]);
  });

  it("needs nothing where no video is seen", () => {
    expect(needed(0)).toEqual([]);
    expect(needed(5500)).toEqual([]);
  });

  it("does not move from the time of a freeze", () => {
    expect([needed(3900), needed(4900)]).toEqual([[["next", 900]], [["next", 1000]]]);
  });

  it("asks for the last frame of the clip that a transition covers, as long as it runs", () => {
    const slide = { ...next, transition: { kind: "page-slide", durationMs: 220 } } as const;
    const sliding = aScene([shot, slide], { durationMs: 6000 });
    expect(needed(3100, sliding)).toEqual([
      ["shot", expect.closeTo(500 + 2 * (2000 - 1000 / 30))],
      ["next", 100],
    ]);
    expect(needed(3300, sliding)).toEqual([["next", 300]]);
  });
});
