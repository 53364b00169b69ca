import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { aStory } from "../../test/scenes/a-story.ts";
import { boiledDrawing, splitProof } from "../../test/scenes/sample-scenes.ts";
import { aScene, aText } from "../../test/scenes/scenes.ts";
import { frame, type Scene } from "../index.ts";
import type { Measure } from "../text/font.ts";

/** How often words are measured to draw the scene at these moments. */
function measurings(scene: Scene, momentsMs: number[]): number[] {
  let count = 0;
  const measure: Measure = (text, font) => {
    count++;
    return evenMeasure(text, font);
  };
  return momentsMs.map((ms) => {
    count = 0;
    frame(scene, ms, measure);
    return count;
  });
}

const title = aText("Burn it once", {
  id: "title",
  motion: "rise",
  keyframes: { x: [{ atMs: 0, value: 9, curve: "hold" }] },
});
const docked = aText("for two hours", { id: "body", dock: { clip: "title", side: "below", gap: 20 } });

describe("what was laid out once", () => {
  it.each([
    ["a story", aStory({ captions: "active-box" }), 1300, 1320],
    ["words that move, and words docked to them", aScene([title, docked]), 0, 40],
    ["a split", splitProof(), 1800, 1900],
    ["a drawing", boiledDrawing(), 500, 900],
  ])("is not laid out again in the next frame: %s", (_, scene, first, next) => {
    const [once, again] = measurings(scene, [first, next]);
    expect(once).toBeGreaterThan(0);
    expect(again).toBe(0);
  });
});
