import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { textScene } from "../../../test/scenes/text-scene.ts";
import type { CaptionsClip } from "../../scene/captions-clip.ts";
import { outlineOf } from "../outline-of.ts";
import { shownCaptions } from "./shown-captions.ts";

const captions = (more: Partial<CaptionsClip> = {}): CaptionsClip => ({
  ...{ kind: "captions", id: "captions-0", startMs: 0, endMs: 6000, style: "active-box", accent: "accent" },
  words: [
    { text: "why", startMs: 0, endMs: 400 },
    { text: "candles", startMs: 400, endMs: 1000 },
    { text: "later", startMs: 3000, endMs: 3600 },
  ],
  box: { x: 65, y: 1010, w: 845, h: 190 },
  ...more,
});

describe("captions on the canvas", () => {
  it("are the words of the page at a time, with the one that is being spoken", () => {
    const said = (ms: number) => {
      const shown = shownCaptions(textScene([captions()]), ms, evenMeasure);
      return shown && [shown.words.map(({ word }) => word.text).join(" "), shown.spoken];
    };
    expect([said(100), said(500), said(2500), said(3100)]).toEqual([
      ["why candles", 0],
      ["why candles", 1],
      null,
      ["later", 0],
    ]);
  });

  it("have a frame around all their words, which lies where they are drawn", () => {
    const scene = textScene([captions({ box: { x: 65, y: 400, w: 845, h: 190 } })]);
    const outline = outlineOf(scene, "captions-0", 500, evenMeasure);
    const rooms = shownCaptions(scene, 500, evenMeasure)?.words.flatMap((word) => word.rooms) ?? [];
    if (!outline) throw new Error("There are captions.");
    const { middle, w } = outline;
    expect(middle.y).toBeGreaterThan(400);
    expect(middle.y).toBeLessThan(590);
    expect(Math.min(...rooms.map(({ x }) => x))).toBeGreaterThanOrEqual(middle.x - w / 2);
    expect(Math.max(...rooms.map((room) => room.x + room.w))).toBeLessThanOrEqual(middle.x + w / 2);
    expect(outlineOf(scene, "captions-0", 2500, evenMeasure)).toBeNull();
  });
});
