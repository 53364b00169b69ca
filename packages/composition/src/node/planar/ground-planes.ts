import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Picture } from "../../paint/paint-context.ts";
import type { Box } from "../../scene/geometry.ts";
import { toPlanes } from "../../yuv/i420-converter.ts";
import { type I420Layout, i420Layout } from "../../yuv/i420-layout.ts";
import type { YuvKernel } from "../../yuv/yuv-kernel.ts";
import type { PlaneSampler, PlaneSource } from "./plane-sampler.ts";

/** Still pictures as planes, converted once, and drawn from there at any place and size. */
export type GroundPlanes = {
  /**
   * Draws the part `from` of a picture, in its own pixels, over all of the planes at `target`. False, and nothing done,
   * if something may shine through the picture.
   */
  draw(picture: Picture<Canvas>, from: Box, target: number): boolean;
  /** Fills the planes at `target` with one colour. Always true. */
  fill(color: string, target: number): boolean;
};

/** As many pictures are kept: one on screen, one that comes next. */
const KEPT = 2;

type Source = PlaneSource & { isSolid: boolean };

export function groundPlanes(kernel: YuvKernel, layout: I420Layout, sample: PlaneSampler): GroundPlanes {
  const sources = new Map<Canvas, Source>();
  const colours = new Map<string, Uint8Array>();
  const sourceOf = (picture: Picture<Canvas>): Source => {
    const source = sources.get(picture.source) ?? converted(kernel, picture);
    // Moves to the end: what was not used for longest goes first.
    sources.delete(picture.source);
    sources.set(picture.source, source);
    const [oldest] = sources;
    if (sources.size > KEPT && oldest) {
      sources.delete(oldest[0]);
      kernel.free(oldest[1].at);
    }
    return source;
  };
  return {
    draw(picture, from, target) {
      const source = sourceOf(picture);
      if (source.isSolid) sample(source, from, target);
      return source.isSolid;
    },
    fill(color, target) {
      const planes = colours.get(color) ?? plain(kernel, color);
      colours.set(color, planes);
      const { strides, offsets, height } = layout;
      offsets.forEach((offset, i) => {
        const rows = i === 0 ? height : height / 2;
        kernel.view(target + offset, rows * (strides[i] ?? 0)).fill(planes[i] ?? 0);
      });
      return true;
    },
  };
}

/** A picture's planes. Colour comes in pairs, so an odd last row or column is doubled. */
function converted(kernel: YuvKernel, picture: Picture<Canvas>): Source {
  const layout = i420Layout(even(picture.width), even(picture.height));
  const canvas = layout.width === picture.width && layout.height === picture.height ? picture.source : padded(picture);
  return pixelsToPlanes(kernel, canvas, layout);
}

function even(size: number): number {
  // Eight pixels are converted at once, so that is the least.
  return Math.max(8, size + (size % 2));
}

function padded({ source, width, height }: Picture<Canvas>): Canvas {
  const canvas = createCanvas(even(width), even(height));
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(source, 0, 0);
  context.drawImage(canvas, width - 1, 0, 1, height, width, 0, canvas.width - width, height);
  context.drawImage(canvas, 0, height - 1, canvas.width, 1, 0, height, canvas.width, canvas.height - height);
  return canvas;
}

function pixelsToPlanes(kernel: YuvKernel, canvas: Canvas, layout: I420Layout): Source {
  const pixels = canvas.data();
  const rgba = kernel.take(pixels.length);
  kernel.view(rgba, pixels.length).set(pixels);
  const at = kernel.take(layout.bytes);
  toPlanes(kernel, rgba, at, layout);
  kernel.free(rgba);
  return { at, layout, isSolid: isSolid(pixels) };
}

function isSolid(pixels: Uint8Array): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return false;
  return true;
}

function plain(kernel: YuvKernel, color: string): Uint8Array {
  const canvas = createCanvas(8, 2);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 2);
  const { at, layout } = pixelsToPlanes(kernel, canvas, i420Layout(8, 2));
  const planes = kernel.view(at, layout.bytes);
  const colour = Uint8Array.from(layout.offsets, (offset) => planes[offset] ?? 0);
  kernel.free(at);
  return colour;
}
