import { describe, expect, it } from "vitest";
import type { Primitive } from "../frame/primitives/primitive.ts";
import { type Canvas, createCanvas } from "../node/canvas/canvas.ts";
import { nodeSheet } from "../node/canvas/node-sheet.ts";
import { paint } from "./paint.ts";

const WALL = "#82c29a";

/** A brown square before a mint wall. */
function aFrame(): Canvas {
  const canvas = createCanvas(60, 90);
  const context = canvas.getContext("2d");
  context.fillStyle = WALL;
  context.fillRect(0, 0, 60, 90);
  context.fillStyle = "#7a4c33";
  context.fillRect(20, 30, 20, 60);
  return canvas;
}

/** `isAtHand`: a frame that brings its pixels along, and whose canvas shows something else. */
function painted(cutOut?: string, isAtHand = false) {
  const person: Primitive = {
    ...{
      kind: "image",
      src: "take",
      moment: { clip: "take", ms: 0 },
      box: { x: 0, y: 0, w: 120, h: 180 },
      fit: "cover",
    },
    ...{
      crop: { x: 0, y: 0, w: 1, h: 1 },
      focus: { x: 0.5, y: 0.5 },
      scale: 1,
      radius: 0,
      grain: 0,
      missing: "#000000",
    },
    ...(cutOut !== undefined && { cutOut }),
  };
  const canvas = createCanvas(120, 180);
  const context = canvas.getContext("2d");
  const source = aFrame();
  const pixels = source.getContext("2d").getImageData(0, 0, 60, 90).data;
  if (isAtHand) source.getContext("2d").fillRect(0, 0, 60, 90);
  const frames = new Map([["take", { source, width: 60, height: 90, ...(isAtHand && { pixels: () => pixels }) }]]);
  paint(context, [{ kind: "fill", color: "#ff0000" }, person], { images: new Map(), frames, sheet: nodeSheet });
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
}

describe("a clip whose wall is cut out", () => {
  it.each([
    ["drawn first", false],
    ["taken as they were decoded", true],
  ])("shows what lies beneath it, with the person in front, from pixels %s", (_, isAtHand) => {
    const at = painted(WALL, isAtHand);
    expect(at(10, 10)).toEqual([255, 0, 0]);
    expect(at(60, 150)).toEqual([0x7a, 0x4c, 0x33]);
  });

  it("is whole without a wall to cut out", () => expect(painted()(10, 10)).toEqual([0x82, 0xc2, 0x9a]));
});
