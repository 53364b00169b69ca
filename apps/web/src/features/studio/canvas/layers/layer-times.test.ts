import { type Layer, newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { lateLayers, timesFault, typedMs } from "./layer-times.ts";

describe("when a layer is shown", () => {
  const beat = { lengthMs: 3000, of: "beat" } as const;

  it.each([
    ["all of its beat", {}],
    ["a part of it", { fromMs: 1000, untilMs: 2000 }],
    ["until its end", { fromMs: 2900, untilMs: 3000 }],
  ])("can be %s", (_, times) => expect(timesFault(times, beat)).toBeNull());

  it.each([
    ["ends before it starts", { fromMs: 2000, untilMs: 1500 }, "Enter an end after the start, 2.1 s or later."],
    ["starts after its beat", { fromMs: 3000 }, "This scene lasts 3 s. Enter an earlier start."],
    ["ends after its beat", { untilMs: 3001 }, "This scene lasts 3 s. Leave the end empty to show it until then."],
  ])("is refused with a sentence if it %s", (_, times, fault) => expect(timesFault(times, beat)).toBe(fault));

  it("is never, once its beat or the video ends before it starts", () => {
    const place = { x: 0.5, y: 0.5, w: 0.3, h: 0.3, rotate: 0 };
    const layer = (id: string, beatId: string | null, fromMs: number): Layer => ({
      ...{ id, beatId, fromMs, place },
      ...{ kind: "shape", shape: "box", color: "accent" },
    });
    const layers = [
      layer("late", "a", 2000),
      layer("in time", "a", 1900),
      layer("later", null, 4000),
      layer("lost", "x", 9000),
    ];
    const script = { beats: [newBeat("a"), newBeat("b")], caption: "", hashtags: [] };
    const times = [
      { startMs: 0, endMs: 2000 },
      { startMs: 2000, endMs: 4000 },
    ];
    const late = lateLayers({ script, style: { ...newStyle("ugc-video", {}), layers } }, times, 4000);
    expect(late.map(({ id }) => id)).toEqual(["late", "later"]);
  });

  it("is typed in seconds, with a point or a comma", () => {
    expect(["1.5", " 0,25 ", "", "-1", "soon"].map(typedMs)).toEqual([1500, 250, undefined, null, null]);
  });
});
