import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStory } from "./a-creation.test-support.ts";
import { generationProgress, missingMedia } from "./generation-progress.ts";

const { script, media } = aStory(["one", "two", "three"]);

describe("the making of a story", () => {
  it("begins without words and ends with every picture and the voice", () => {
    expect(generationProgress({ script: null, media: [] })).toBe(0);
    expect(generationProgress({ script, media: [] })).toBe(0.2);
    expect(generationProgress({ script, media })).toBe(1);
    expect(missingMedia(script, media)).toEqual({ images: [], voice: false });
  });

  it("only moves forward with each thing made, in whatever order, and is done only when nothing is missing", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(media, { minLength: media.length }), (order) => {
        const steps = order.map((_, made) => generationProgress({ script, media: order.slice(0, made) }));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(steps.every((progress) => progress < 1)).toBe(true);
      }),
    );
  });
});
