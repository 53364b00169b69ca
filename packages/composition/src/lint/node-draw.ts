import { frame } from "../frame/frame.ts";
import { type Canvas, createCanvas } from "../node/canvas/canvas.ts";
import { nodeSheet } from "../node/canvas/node-sheet.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import { ruler } from "../shaping/typesetter.ts";
import type { Draw } from "./draw.ts";

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
