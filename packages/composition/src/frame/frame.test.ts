import { array, assert, constantFrom, integer, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { aStory } from "../../test/scenes/a-story.ts";
import { textExtents, textsOf } from "../../test/text-extents.ts";
import { type Clip, Scene, safeBoxOf } from "../index.ts";
import { frame } from "./frame.ts";

const scene = aStory();
const at = (ms: number, change: Parameters<typeof aStory>[0] = {}) => frame(aStory(change), ms, evenMeasure);

describe("frame", () => {
  it("shows the whole hook on the first frame, at rest", () => {
    expect(textsOf(frame(scene, 0, evenMeasure))).toContain("tunnels");
    expect(textsOf(at(0))).toBe(textsOf(at(400)).replace(/YOU WHY|NOBODY TELLS/, "NOBODY TELLS"));
  });

  it("gives the same list for the same time", () => {
    expect(frame(structuredClone(scene), 1234, evenMeasure)).toEqual(frame(scene, 1234, evenMeasure));
  });

  it.each([-5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000])("draws something at %d ms too", (ms) => {
    expect(frame(scene, ms, evenMeasure).length).toBeGreaterThan(1);
  });

  it.each([
    ["one-word", 1300, "IS"],
    ["active-box", 1300, "is"],
    ["clean-two-line", 1300, "is"],
    ["scale-pulse", 1300, "is"],
  ] as const)("shows the spoken word in %s captions", (captions, ms, word) => {
    expect(textsOf(at(ms, { captions })).split(" ")).toContain(word);
  });

  it("shows no caption in a long silence", () => {
    const words = [
      { text: "Before", startMs: 300, endMs: 400 },
      { text: "after", startMs: 1900, endMs: 1970 },
    ];
    expect(textsOf(at(1600, { words }))).toBe("");
  });

  it("puts the accent box of active-box captions behind the spoken word", () => {
    const boxes = at(1500, { captions: "active-box", progress: false }).filter((primitive) => primitive.kind === "box");
    expect(boxes).toMatchObject([{ color: scene.palette.accent }]);
  });

  it("keeps any words that are read inside the safe zone, also in motion", () => {
    const style = constantFrom("one-word", "active-box", "clean-two-line", "scale-pulse");
    const texts = array(string({ unit: "grapheme", maxLength: 60 }), { minLength: 3, maxLength: 3 });
    const moments = record({ style, texts, ms: integer({ min: 0, max: 3900 }), motion: constantFrom("cut", "pop") });
    assert(
      property(moments, ({ style, texts, ms, motion }) => {
        const say = (clip: Clip, i: number): Clip => {
          if (clip.kind === "text") return { ...clip, motion, text: texts[i] ?? "" };
          if (clip.kind !== "captions") return clip;
          return { ...clip, words: clip.words.map((word, k) => ({ ...word, text: texts[k % 3] ?? "" })) };
        };
        const story = aStory({ captions: style });
        const drawn = { ...story, tracks: story.tracks.map((it) => ({ ...it, clips: it.clips.map(say) })) };
        const { x, y, w, h } = safeBoxOf(drawn);
        for (const box of textExtents(frame(drawn, ms, evenMeasure), evenMeasure)) {
          expect([box.left >= x - 7, box.right <= x + w + 7, box.top >= y, box.bottom <= y + h], box.text).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("Scene", () => {
  it("holds all that a video has, as small JSON", () => {
    expect(Scene.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
    expect(JSON.stringify(scene).length).toBeLessThan(10_000);
  });

  it("refuses another version and odd sizes", () => {
    expect(Scene.safeParse({ ...scene, version: 3 }).success).toBe(false);
    expect(Scene.safeParse({ ...scene, width: 1081 }).success).toBe(false);
  });
});
