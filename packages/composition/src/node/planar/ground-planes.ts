import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Picture } from "../../paint/paint-context.ts";
import type { Box } from "../../scene/geometry.ts";
import { toPlanes } from "../../yuv/i420-converter.ts";
import { type I420Layout, i420Layout } from "../../yuv/i420-layout.ts";
import type { YuvKernel } from "../../yuv/yuv-kernel.ts";

/** Pictures as planes, converted once, and drawn from there at any place and size. */
export type GroundPlanes = {
  /** Makes room for a picture. False if something shines through it: then it cannot be the ground. */
  take(picture: Picture<Canvas>): boolean;
  /** Draws the part `from` of a picture that was taken, in its own pixels, over all of the planes at `target`. */
  draw(picture: Picture<Canvas>, from: Box, target: number): void;
  /** Fills the planes at `target` with one colour. */
  fill(color: string, target: number): void;
};

/** As many pictures are kept: one on screen, one that comes next. */
const KEPT = 2;

type Source = { at: number; layout: I420Layout; isSolid: boolean };

export function groundPlanes(kernel: YuvKernel, layout: I420Layout): GroundPlanes {
  const sources = new Map<Canvas, Source>();
  const sampler = planeSampler(kernel, layout);
  const colours = new Map<string, Uint8Array>();
  return {
    take(picture) {
      const source = sources.get(picture.source) ?? converted(kernel, picture);
      // Moves to the end: what was not used for longest goes first.
      sources.delete(picture.source);
      sources.set(picture.source, source);
      const [oldest] = sources;
      if (sources.size > KEPT && oldest) {
        sources.delete(oldest[0]);
        kernel.free(oldest[1].at);
      }
      return source.isSolid;
    },
    draw(picture, from, target) {
      const source = sources.get(picture.source);
      if (source) sampler(source, from, target);
    },
    fill(color, target) {
      const planes = colours.get(color) ?? plain(kernel, color);
      colours.set(color, planes);
      const { strides, offsets, height } = layout;
      const [y, u, v] = planes;
      [y, u, v].forEach((value, i) => {
        const rows = i === 0 ? height : height / 2;
        kernel.view(target + (offsets[i] ?? 0), rows * (strides[i] ?? 0)).fill(value ?? 0);
      });
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

/** Bilinear, as the canvas does it. */
function planeSampler(kernel: YuvKernel, layout: I420Layout) {
  const { width, height, strides, offsets } = layout;
  const axes = kernel.take(4 * 4 * (Math.max(width, height) + 8));
  const [xIndices, xWeights, yIndices, yWeights] = [0, 1, 2, 3].map(
    (i) => axes + i * 4 * (Math.max(width, height) + 8),
  ) as [number, number, number, number];
  let blend = { at: 0, bytes: 0 };
  return (source: Source, from: Box, target: number): void => {
    const bytes = 2 * (source.layout.width + 32);
    if (bytes > blend.bytes) blend = { at: kernel.take(bytes), bytes };
    for (const i of [0, 1, 2] as const) {
      const share = i === 0 ? 1 : 2;
      const w = width / share;
      const h = height / share;
      // Eight are drawn at once, so the axis goes on for some pixels.
      kernel.axis(xIndices, xWeights, w + 8, from.x / share, from.w / width, source.layout.width / share);
      kernel.axis(yIndices, yWeights, h, from.y / share, from.h / height, source.layout.height / share);
      kernel.samplePlane(
        source.at + source.layout.offsets[i],
        source.layout.strides[i],
        target + offsets[i],
        strides[i],
        w,
        h,
        xIndices,
        xWeights,
        yIndices,
        yWeights,
        blend.at,
      );
    }
  };
}
