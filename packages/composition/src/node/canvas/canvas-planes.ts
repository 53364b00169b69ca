import type { Primitive } from "../../frame/primitives/primitive.ts";
import { paint } from "../../paint/paint.ts";
import type { Resources } from "../../paint/paint-context.ts";
import { toPlanes } from "../../yuv/i420-converter.ts";
import type { I420Layout } from "../../yuv/i420-layout.ts";
import { freePixels } from "../../yuv/planar/free-pixels.ts";
import type { YuvKernel } from "../../yuv/yuv-kernel.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import type { NodeFrame } from "./node-frame.ts";

/** Pictures on canvases, and frames of videos that may have planes of their own. */
export type NodeResources = Omit<Resources<Canvas>, "frames"> & { frames?: ReadonlyMap<string, NodeFrame> };

/** Draws a frame and returns its planes, which stay valid until the next frame. */
export type PlanesOf = (primitives: readonly Primitive[], resources: NodeResources) => Uint8Array;

/** The reference: everything on one canvas, then converted. Allocates its memory on first use. */
export function canvasPlanes(kernel: YuvKernel, layout: I420Layout): PlanesOf {
  const { width, height, bytes } = layout;
  let room: { canvas: Canvas; rgba: number; planes: number } | null = null;
  return (primitives, resources) => {
    room ??= {
      canvas: createCanvas(width, height),
      rgba: kernel.take(width * height * 4),
      planes: kernel.take(bytes),
    };
    paint(room.canvas.getContext("2d", { alpha: false }), primitives, resources);
    const pixels = room.canvas.data();
    kernel.view(room.rgba, width * height * 4).set(pixels);
    freePixels(pixels);
    toPlanes(kernel, room.rgba, room.planes, layout);
    return kernel.view(room.planes, bytes);
  };
}
