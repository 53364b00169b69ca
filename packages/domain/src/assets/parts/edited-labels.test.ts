import { describe, expect, it } from "vitest";
import { editedLabels } from "./edited-labels.ts";

const labels = { alt: "A candle", tags: ["Summer", "Studio"], folderId: "shots" };

describe("labels of an asset", () => {
  it("keep what a change does not name", () => {
    expect(editedLabels(labels, {})).toEqual(labels);
    expect(editedLabels(labels, { folderId: null, alt: "" })).toEqual({ ...labels, folderId: null, alt: "" });
  });

  it("keep what is where in a photo until somebody looks again", () => {
    const parts = [{ name: "wick", box: { x: 0.4, y: 0.1, w: 0.1, h: 0.2 } }];
    expect(editedLabels({ ...labels, parts }, { alt: "A candle" }).parts).toEqual(parts);
    expect(editedLabels({ ...labels, parts }, { parts: [] }).parts).toEqual([]);
    expect(editedLabels(labels, { alt: "A candle" })).not.toHaveProperty("parts");
  });

  it("have each tag once, in any spelling, and lose the removed ones", () => {
    expect(editedLabels(labels, { addTags: ["summer", "Sale"], removeTags: ["STUDIO"] }).tags).toEqual([
      "Summer",
      "Sale",
    ]);
  });

  it("have 20 tags at most", () => {
    const addTags = Array.from({ length: 20 }, (_, i) => `tag ${i}`);
    expect(editedLabels(labels, { addTags }).tags).toEqual(["Summer", "Studio", ...addTags.slice(0, 18)]);
  });
});
