import type { Box } from "../../scene/geometry.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { I420Planes } from "../i420-planes.ts";
import type { YuvKernel } from "../yuv-kernel.ts";
import type { PlaneSampler, PlaneSource } from "./plane-sampler.ts";

/** Draws the part `from` of a decoded frame over all of the planes at `target`, without converting to RGBA. */
export type VideoGround = (planes: I420Planes, from: Box, target: number) => void;

export function videoGround(kernel: YuvKernel, layout: I420Layout, sample: PlaneSampler): VideoGround {
  let room: PlaneSource & { bytes: number } = { at: 0, bytes: 0, layout };
  return (planes, from, target) => {
    if (isWhole(planes, from, layout)) {
      copyRows(kernel, planes, layout, target);
      return;
    }
    const source = sourceLayout(planes);
    if (source.bytes > room.bytes) room = { at: kernel.take(source.bytes), bytes: source.bytes, layout: source };
    const view = kernel.view(room.at, source.bytes);
    planes.data.forEach((plane, i) => {
      const rows = i === 0 ? planes.height : Math.ceil(planes.height / 2);
      view.set(plane.subarray(0, rows * (source.strides[i] ?? 0)), source.offsets[i]);
    });
    sample({ at: room.at, layout: source }, from, target);
  };
}

/** Pixel for pixel: no sampling is needed. */
function isWhole({ width, height }: I420Planes, from: Box, layout: I420Layout): boolean {
  const isSameSize = width === layout.width && height === layout.height;
  return isSameSize && from.x === 0 && from.y === 0 && from.w === width && from.h === height;
}

function copyRows(
  kernel: YuvKernel,
  planes: I420Planes,
  { width, height, strides, offsets, bytes }: I420Layout,
  at: number,
) {
  const view = kernel.view(at, bytes);
  planes.data.forEach((plane, i) => {
    const share = i === 0 ? 1 : 2;
    const from = planes.strides[i] ?? 0;
    const to = strides[i] ?? 0;
    for (let row = 0; row < height / share; row++)
      view.set(plane.subarray(row * from, row * from + width / share), (offsets[i] ?? 0) + row * to);
  });
}

/** The planes one after another, each with the strides the decoder chose. */
function sourceLayout({ width, height, strides }: I420Planes): I420Layout {
  const [y, u, v] = strides;
  const colorRows = Math.ceil(height / 2);
  const offsets = [0, y * height, y * height + u * colorRows] as const;
  return { width, height, strides, offsets, bytes: offsets[2] + v * colorRows };
}
