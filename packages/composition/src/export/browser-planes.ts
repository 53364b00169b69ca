import { ExportError } from "../output/export-error.ts";
import type { PaintPicture } from "../paint/paint-context.ts";
import type { Scene } from "../scene/scene.ts";
import { i420Layout } from "../yuv/i420-layout.ts";
import type { PlanarCanvases, PlanarPixels } from "../yuv/planar/planar-canvases.ts";
import { planarPlanes } from "../yuv/planar/planar-planes.ts";
import { openYuvKernel } from "../yuv/yuv-kernel.ts";
import { canvasPlanes, type PlanesOf } from "./canvas-planes.ts";

/** Draws on planes what can be drawn there, and everything else on the canvas, frame by frame. */
export async function browserPlanes({ width, height }: Pick<Scene, "width" | "height">): Promise<PlanesOf> {
  const kernel = await openYuvKernel();
  const layout = i420Layout(width, height);
  const onPlanes = planarPlanes(kernel, layout, browserCanvases);
  const onCanvas = canvasPlanes(kernel, layout);
  return async (primitives, resources) => onPlanes(primitives, resources) ?? onCanvas(primitives, resources);
}

/** Canvases of pages and workers. */
export const browserCanvases: PlanarCanvases<CanvasImageSource> = {
  open: (width, height) => {
    const source = new OffscreenCanvas(width, height);
    // In the memory of the processor: these are drawn to be read.
    const context = source.getContext("2d", { willReadFrequently: true });
    if (!context) throw new ExportError("unsupported", "This browser gave no canvas to draw on.");
    return { context, source, width, height };
  },
  pixels: (picture) => multiplied(rgbaOf(picture)),
};

function rgbaOf({ source, width, height }: PaintPicture<CanvasImageSource>): PlanarPixels {
  const own = source instanceof OffscreenCanvas ? source.getContext("2d") : null;
  if (own) return own.getImageData(0, 0, width, height).data;
  const { context } = browserCanvases.open(width, height);
  context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
  return rgbaOf({ source: (context as OffscreenCanvasRenderingContext2D).canvas, width, height });
}

/** Browsers return colors divided by their opacity; blending needs them premultiplied. In place. */
function multiplied(pixels: PlanarPixels): PlanarPixels {
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i - 3; c < i; c++) pixels[c] = Math.round(((pixels[c] ?? 0) * alpha) / 255);
  }
  return pixels;
}
