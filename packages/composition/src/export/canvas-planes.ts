import type { Primitive } from "../frame/primitives/primitive.ts";
import { ExportError } from "../output/export-error.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import { toPlanes } from "../yuv/i420-converter.ts";
import type { I420Layout } from "../yuv/i420-layout.ts";
import type { YuvKernel } from "../yuv/yuv-kernel.ts";

/** A frame as I420 in BT.709, limited range. The next call overwrites what one gave. */
export type PlanesOf = (
  primitives: readonly Primitive[],
  resources: Resources<CanvasImageSource>,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The reference: everything on one canvas, then converted. The canvas is in the memory of the processor: reading it back
 * from a graphics card costs more than drawing there saves, and pictures are the same on every machine.
 */
export function canvasPlanes(kernel: YuvKernel, layout: I420Layout): PlanesOf {
  const { width, height, bytes } = layout;
  let room: { context: OffscreenCanvasRenderingContext2D; rgba: number; planes: number } | null = null;
  return async (primitives, resources) => {
    room ??= {
      context: contextOf(width, height),
      rgba: kernel.take(width * height * 4),
      planes: kernel.take(bytes),
    };
    paint(room.context, primitives, resources);
    await readInto(kernel.view(room.rgba, width * height * 4), room.context);
    toPlanes(kernel, room.rgba, room.planes, layout);
    return kernel.view(room.planes, bytes);
  };
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new ExportError("unsupported", "This browser gave no canvas to draw on.");
  return context;
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
