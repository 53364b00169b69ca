import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { brandPalette, frame, Scene } from "../../index.ts";
import { memeClips } from "./meme-clips.ts";
import type { MemeArt } from "./meme-drawing.ts";
import { memeDrawingOf, memeDrawings } from "./meme-drawings.ts";

const sceneOf = (art: MemeArt): Scene => ({
  ...{ version: 2, width: 1080, height: 1080, frameRate: 30, durationMs: 1000, background: "bg", safeZone: "none" },
  palette: brandPalette(null),
  tracks: [
    { id: "art", clips: memeClips(art, { id: "art", startMs: 0, endMs: 1000, box: { x: 0, y: 0, w: 1080, h: 1080 } }) },
  ],
});

describe.each(memeDrawings.map((drawing) => [drawing.name, drawing] as const))("the meme %s", (_, drawing) => {
  const drawings = [drawing.draw("setup"), drawing.draw("turn"), ...drawing.panels.map((panel) => panel())];

  it("is made of outlines that every scene takes", () => {
    for (const art of drawings) expect(() => Scene.parse(sceneOf(art))).not.toThrow();
  });

  it("draws every one of its lines", () => {
    for (const art of drawings) {
      const drawn = JSON.stringify(frame(sceneOf(art), 0, evenMeasure));
      const paths = art.layers.reduce((sum, layer) => sum + layer.paths.length, 0);
      expect(drawn.split('"kind":"path"').length - 1).toBe(paths);
      expect(drawn).not.toContain('"steps":[]');
    }
  });

  it("looks different after its turn", () => {
    expect(drawing.draw("turn")).not.toEqual(drawing.draw("setup"));
  });

  it("has one subject, and room for words that do not touch each other", () => {
    expect(drawing.slots.filter(({ isSubject }) => isSubject)).toHaveLength(1);
    for (const [i, { box }] of drawing.slots.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1080 && box.y + box.h <= 1080).toBe(true);
      for (const { box: other } of drawing.slots.slice(0, i)) {
        const apart = Math.max(
          other.x - box.x - box.w,
          box.x - other.x - other.w,
          other.y - box.y - box.h,
          box.y - other.y - other.h,
        );
        expect(apart).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe("memeDrawingOf", () => {
  it("falls back on the usual drawing for a name that is unknown", () => {
    expect(memeDrawingOf("gone").name).toBe("two-doors");
  });
});
