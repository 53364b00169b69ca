import { type Missing, newBeat } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { exportObstacle, missingPlaces } from "./missing-places.ts";

const beats = ["a", "b", "c"].map((id) => newBeat(id, { imagePrompt: "A cup" }));
const none: Missing = { images: [], clips: [], voice: false, take: null };

describe("what is still to be made", () => {
  it("is named with its beats, or slides, in their order", () => {
    const missing = { ...none, images: beats.slice(2), clips: beats.slice(0, 1) };
    expect(missingPlaces(missing, beats, "video-story")).toEqual([
      { index: 0, label: "Scene 1" },
      { index: 2, label: "Scene 3" },
    ]);
    expect(missingPlaces(missing, beats, "carousel-image").at(-1)).toEqual({ index: 2, label: "Slide 3" });
  });

  it("stands in the way of the export with what to do about it", () => {
    const say = (part: Partial<Missing>) => exportObstacle({ ...none, ...part }, beats, "video-story");
    expect(say({})).toBeNull();
    expect(say({ images: beats.slice(1, 2) })).toBe(
      "Scene 2 has no picture yet. Generate one, or choose your own file.",
    );
    expect(say({ images: beats })).toBe(
      "Scene 1, Scene 2 and Scene 3 have no picture yet. Generate them, or choose your own files.",
    );
    expect(say({ voice: true })).toBe("The voiceover isn't generated yet. Generate it first.");
  });
});
