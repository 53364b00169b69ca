import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { brandPalette, frame, memeClips, memeFormatOf, memeFormats, Scene } from "../../index.ts";
import type { MemeArt } from "./meme-format.ts";

const sceneOf = (art: MemeArt): Scene => ({
  ...{ version: 2, width: 1080, height: 1080, frameRate: 30, durationMs: 1000, background: "bg", safeZone: "none" },
  palette: brandPalette(null),
  tracks: [
    { id: "art", clips: memeClips(art, { id: "art", startMs: 0, endMs: 1000, box: { x: 0, y: 0, w: 1080, h: 1080 } }) },
  ],
});

describe.each(memeFormats.map((format) => [format.name, format] as const))("the meme %s", (_, format) => {
  const drawings = [format.draw("setup"), format.draw("turn"), ...format.panels.map((panel) => panel())];

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
    expect(format.draw("turn")).not.toEqual(format.draw("setup"));
  });

  it("has one subject, and room for words that do not touch each other", () => {
    expect(format.slots.filter(({ isSubject }) => isSubject)).toHaveLength(1);
    for (const [i, { box }] of format.slots.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1080 && box.y + box.h <= 1080).toBe(true);
      for (const { box: other } of format.slots.slice(0, i)) {
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

  it("comes with three examples that keep its own limits", () => {
    expect(format.examples).toHaveLength(3);
    for (const example of format.examples) {
      expect(example).toHaveLength(format.slots.length);
      for (const [i, text] of example.entries()) {
        expect(text.split(" ").length).toBeLessThanOrEqual(format.slots[i]?.mostWords ?? 0);
      }
    }
  });
});

describe("memeFormats", () => {
  it("are six, each with a name of its own", () => {
    expect(new Set(memeFormats.map(({ name }) => name)).size).toBe(6);
  });

  it("has a drawing for a name that nobody knows any more", () => {
    expect(memeFormatOf("gone").name).toBe("two-doors");
  });
});
