import type { Box } from "../../scene/geometry.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { YuvKernel } from "../yuv-kernel.ts";

/** A picture in the kernel's memory. */
export type PlaneSource = { at: number; layout: I420Layout };

/** Draws a part of a picture over all of the planes at `target`; bilinear, like the canvas. */
export type PlaneSampler = (source: PlaneSource, from: Box, target: number) => void;

/** Bytes that `columns` writes for eight pixels, and `rows` for one row. */
const GROUP = 64;
const PLACE = 8;
/** Number of pixels that are written at once, so a row may be padded by as many. */
const BEYOND = 16;

export function planeSampler(kernel: YuvKernel, layout: I420Layout): PlaneSampler {
  const { width, height, strides, offsets } = layout;
  const groups = kernel.take((Math.ceil(width / 8) + 1) * GROUP);
  const places = kernel.take(height * PLACE);
  const lines = kernel.take(2 * 2 * (width + BEYOND));
  return (source, from, target) => {
    for (const i of [0, 1, 2] as const) {
      const share = i === 0 ? 1 : 2;
      const [w, h] = [width / share, height / share];
      const [sourceW = 0, sourceH = 0] = [source.layout.width, source.layout.height].map((n) => Math.ceil(n / share));
      const isNear = kernel.columns(groups, Math.ceil(w / 8) * 8, from.x / share, from.w / width, sourceW);
      kernel.rows(places, h, from.y / share, from.h / height, sourceH);
      const start = source.at + source.layout.offsets[i];
      const stride = source.layout.strides[i];
      kernel.samplePlane(start, stride, target + offsets[i], strides[i], w, h, groups, isNear, places, lines);
    }
  };
}
