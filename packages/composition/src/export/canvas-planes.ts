import { frame } from "../frame/frame.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import { i420Layout } from "../yuv/i420-layout.ts";
import { openYuvKernel, type YuvKernel } from "../yuv/yuv-kernel.ts";
import { ExportError } from "./export-error.ts";

/** What a scene shows at `tMs`, as I420 in BT.709, limited range. The next call overwrites what one gave. */
export type PlanesAt = (tMs: number, resources: Resources<CanvasImageSource>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Draws on a canvas in the memory of the processor: reading a canvas back from a graphics card costs more than drawing
 * there saves, and pictures are the same on every machine.
 */
export async function canvasPlanes(scene: Scene): Promise<PlanesAt> {
  const canvas = new OffscreenCanvas(scene.width, scene.height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new ExportError("unsupported", "This browser gave no canvas to draw on.");
  const measure = ruler();
  const toPlanes = planesOf(await openYuvKernel(), scene);
  return async (tMs, resources) => {
    paint(context, frame(scene, tMs, measure), resources);
    return toPlanes(context);
  };
}

function planesOf(kernel: YuvKernel, { width, height }: Scene) {
  const layout = i420Layout(width, height);
  const [rgba, planes] = [kernel.take(width * height * 4), kernel.take(layout.bytes)];
  const [y, u, v] = layout.offsets.map((offset) => planes + offset) as [number, number, number];
  const [yStride, cStride] = layout.strides;
  return async (context: OffscreenCanvasRenderingContext2D) => {
    await readInto(kernel.view(rgba, width * height * 4), context);
    kernel.toI420(rgba, width * 4, width, height, y, yStride, u, v, cStride);
    return kernel.view(planes, layout.bytes);
  };
}

/** Copies a canvas where it is needed. `getImageData` would take fresh memory for each frame, at twice the cost. */
async function readInto(pixels: Uint8Array<ArrayBuffer>, context: OffscreenCanvasRenderingContext2D): Promise<void> {
  const { width, height } = context.canvas;
  const picture = new VideoFrame(context.canvas, { timestamp: 0, alpha: "discard" });
  try {
    await picture.copyTo(pixels, { format: "RGBX", colorSpace: "srgb" });
  } catch {
    // A browser that cannot turn its frames into RGB.
    pixels.set(context.getImageData(0, 0, width, height).data);
  } finally {
    picture.close();
  }
}
