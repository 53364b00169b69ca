import { frame } from "../../src/frame/frame.ts";
import type { Draw } from "../../src/lint/draw.ts";
import { type Canvas, createCanvas } from "../../src/node/canvas/canvas.ts";
import { nodeSheet } from "../../src/node/canvas/node-sheet.ts";
import { paint } from "../../src/paint/paint.ts";
import type { Resources } from "../../src/paint/paint-context.ts";
import { ruler } from "../../src/shaping/typesetter.ts";

/** Draws for `lintScene` in Node, with the pictures that the scene names. Videos are left out: their ground is plain. */
export function nodeDraw(resources: Resources<Canvas>): Draw {
  return async (scene, tMs, scale) => {
    const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)];
    const context = createCanvas(width, height).getContext("2d", { alpha: false });
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paint(context, frame(scene, tMs, ruler()), { sheet: nodeSheet, ...resources });
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  };
}
