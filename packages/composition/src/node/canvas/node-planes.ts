import type { I420Layout } from "../../yuv/i420-layout.ts";
import type { PlanarCanvases } from "../../yuv/planar/planar-canvases.ts";
import { planarPlanes } from "../../yuv/planar/planar-planes.ts";
import { openYuvKernel } from "../../yuv/yuv-kernel.ts";
import type { Canvas } from "./canvas.ts";
import { canvasPlanes, type PlanesOf } from "./canvas-planes.ts";
import { nodeSheet } from "./node-sheet.ts";
import type { StillPicture } from "./still-picture.ts";

/** Draws on planes what can be drawn there, and everything else on the canvas, frame by frame. */
export async function nodePlanes(layout: I420Layout): Promise<PlanesOf> {
  const kernel = await openYuvKernel();
  const onPlanes = planarPlanes(kernel, layout, nodeCanvases);
  const onCanvas = canvasPlanes(kernel, layout);
  return (primitives, resources) => onPlanes(primitives, resources) ?? onCanvas(primitives, resources);
}

const nodeCanvases: PlanarCanvases<Canvas> = {
  open: nodeSheet,
  pixels: ({ source }) => source.data(),
  read: (picture) => ("read" in picture ? (picture as StillPicture).read() : null),
};
