import type { PaintPicture } from "../../paint/paint-context.ts";
import type { Box } from "../../scene/geometry.ts";
import { type I420Layout, i420Layout } from "../i420-layout.ts";
import type { YuvKernel } from "../yuv-kernel.ts";
import { freePixels } from "./free-pixels.ts";
import type { PixelReader, PlanarCanvases, PlanarPixels } from "./planar-canvases.ts";
import type { PlaneSampler, PlaneSource } from "./plane-sampler.ts";

/** Still pictures as planes, converted once, and drawn from there at any place and size. */
export type GroundPlanes<Source> = {
  /**
   * Draws the part `from` of a picture, in its own pixels, over all of the planes at `target`. False, without drawing,
   * if something may shine through the picture.
   */
  draw(picture: PaintPicture<Source>, from: Box, target: number): boolean;
  /** Fills the planes at `target` with one color. Always true. */
  fill(color: string, target: number): boolean;
};

/** Number of pictures that are cached as planes: cuts often go back and forth. */
const KEPT = 4;

type Ground = PlaneSource & { isSolid: boolean };

export function groundPlanes<Source>(
  kernel: YuvKernel,
  layout: I420Layout,
  sample: PlaneSampler,
  canvases: PlanarCanvases<Source>,
): GroundPlanes<Source> {
  const sources = new Map<PaintPicture<Source>, Ground>();
  const colors = new Map<string, Uint8Array>();
  const groundOf = (picture: PaintPicture<Source>): Ground => {
    const source = sources.get(picture) ?? converted(kernel, picture, canvases);
    // Moves to the end: the least recently used goes first.
    sources.delete(picture);
    sources.set(picture, source);
    const [oldest] = sources;
    if (sources.size > KEPT && oldest) {
      sources.delete(oldest[0]);
      kernel.free(oldest[1].at);
    }
    return source;
  };
  return {
    draw(picture, from, target) {
      const source = groundOf(picture);
      if (source.isSolid) sample(source, from, target);
      return source.isSolid;
    },
    fill(color, target) {
      const planes = colors.get(color) ?? plain(kernel, color, canvases);
      colors.set(color, planes);
      const { strides, offsets, height } = layout;
      offsets.forEach((offset, i) => {
        const rows = i === 0 ? height : height / 2;
        kernel.view(target + offset, rows * (strides[i] ?? 0)).fill(planes[i] ?? 0);
      });
      return true;
    },
  };
}

/** A picture's planes. Color is stored for pairs, so an odd last row or column is doubled. */
function converted<Source>(kernel: YuvKernel, picture: PaintPicture<Source>, canvases: PlanarCanvases<Source>): Ground {
  const layout = i420Layout(even(picture.width), even(picture.height));
  const fits = layout.width === picture.width && layout.height === picture.height;
  const reader = fits ? canvases.read?.(picture) : null;
  if (!reader) return planesOf(kernel, canvases.pixels(fits ? picture : padded(picture, canvases)), layout);
  const ground = readPlanes(kernel, reader.rows, layout, freePixels);
  reader.close();
  return ground;
}

function even(size: number): number {
  // Eight pixels are converted at once, so that is the least.
  return Math.max(8, size + (size % 2));
}

function padded<Source>(
  { source, width, height }: PaintPicture<Source>,
  { open }: PlanarCanvases<Source>,
): PaintPicture<Source> {
  const sheet = open(even(width), even(height));
  const { context } = sheet;
  const [right, below] = [sheet.width - width, sheet.height - height];
  context.imageSmoothingEnabled = false;
  context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
  if (right > 0) context.drawImage(source, width - 1, 0, 1, height, width, 0, right, height);
  if (below > 0) context.drawImage(source, 0, height - 1, width, 1, 0, height, width, below);
  if (right > 0 && below > 0) context.drawImage(source, width - 1, height - 1, 1, 1, width, height, right, below);
  return sheet;
}

/** Rows that are converted at once: the whole picture as RGBA would permanently enlarge the kernel's memory. */
const SLICE = 64;

function planesOf(kernel: YuvKernel, pixels: PlanarPixels, layout: I420Layout): Ground {
  const row = layout.width * 4;
  const rows: PixelReader["rows"] = (top, count) => pixels.subarray(top * row, (top + count) * row);
  const ground = readPlanes(kernel, rows, layout, () => {});
  freePixels(pixels);
  return ground;
}

function readPlanes(
  kernel: YuvKernel,
  rows: PixelReader["rows"],
  layout: I420Layout,
  release: (slice: PlanarPixels) => void,
): Ground {
  const row = layout.width * 4;
  const rgba = kernel.take(Math.min(SLICE, layout.height) * row);
  const at = kernel.take(layout.bytes);
  let isSolid = true;
  for (let top = 0; top < layout.height; top += SLICE) {
    const height = Math.min(SLICE, layout.height - top);
    const pixels = rows(top, height);
    kernel.view(rgba, height * row).set(pixels);
    release(pixels);
    isSolid &&= kernel.isSolid(rgba, height * layout.width) !== 0;
    const [y, u, v] = layout.offsets.map(
      (offset, i) => at + offset + (top / (i === 0 ? 1 : 2)) * (layout.strides[i] ?? 0),
    );
    kernel.toI420(rgba, row, layout.width, height, y ?? 0, layout.strides[0], u ?? 0, v ?? 0, layout.strides[1]);
  }
  kernel.free(rgba);
  return { at, layout, isSolid };
}

function plain<Source>(kernel: YuvKernel, color: string, canvases: PlanarCanvases<Source>): Uint8Array {
  const sheet = canvases.open(8, 2);
  sheet.context.fillStyle = color;
  sheet.context.fillRect(0, 0, 8, 2);
  const { at, layout } = planesOf(kernel, canvases.pixels(sheet), i420Layout(8, 2));
  const planes = kernel.view(at, layout.bytes);
  const levels = Uint8Array.from(layout.offsets, (offset) => planes[offset] ?? 0);
  kernel.free(at);
  return levels;
}
