import { newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import type { CanvasStage } from "../canvas-stage.ts";
import { addLayer, lookOfLayer, type TextLayer, withLookForAllAdded } from "./layer-edits.ts";
import { newLayer } from "./new-layer.ts";

const script = { beats: [newBeat("a")], caption: "", hashtags: [] };
const stageOf = (draft: CanvasStage["draft"]): Pick<CanvasStage, "draft" | "index" | "count" | "beatAt"> => ({
  ...{ draft, index: 0, count: 1, beatAt: "a" },
});
function textOn(draft: CanvasStage["draft"], id: string): TextLayer {
  const layer = newLayer({ kind: "text" }, stageOf(draft), id);
  if (layer.kind !== "text") throw new Error("A text is a text.");
  return layer;
}

describe("added texts", () => {
  const plain = { script, style: newStyle("video-story", {}) };
  const one = textOn(plain, "one");
  const red: TextLayer = { ...one, look: { ...one.look, color: "#ff0000", ground: null }, enter: "pop" };
  const withTwo = addLayer(addLayer(plain, { ...one, id: "two" }), red);

  it("all take the look of one, with how it arrives, and keep their words and places", () => {
    const { layers } = withLookForAllAdded(withTwo, lookOfLayer(red)).style;
    expect(layers).toEqual([{ ...red, id: "two" }, red]);
  });

  it("that are added later begin in that look, as in one of the brand", () => {
    const later = textOn(withLookForAllAdded(withTwo, lookOfLayer(red)), "later");
    expect(lookOfLayer(later)).toEqual(lookOfLayer(red));
    const branded = { script, style: { ...plain.style, textLook: { added: { caps: true } } } };
    expect(textOn(branded, "new").look).toEqual({ ...one.look, caps: true });
  });
});
