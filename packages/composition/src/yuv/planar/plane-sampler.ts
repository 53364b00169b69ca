import type { Box } from "../../scene/geometry.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { YuvKernel } from "../yuv-kernel.ts";

/** A picture in the kernel's memory. */
export type PlaneSource = { at: number; layout: I420Layout };

/** Draws a part of a picture over all of the planes at `target`; bilinear, as the canvas does it. */
export type PlaneSampler = (source: PlaneSource, from: Box, target: number) => void;

/** Eight pixels are drawn at once, so an axis goes on for some. */
const BEYOND = 8;

export function planeSampler(kernel: YuvKernel, layout: I420Layout): PlaneSampler {
  const { width, height, strides, offsets } = layout;
  const room = 4 * (Math.max(width, height) + BEYOND);
  const xIndices = kernel.take(5 * room);
  const [xWeights, xMasks, yIndices, yWeights] = [1, 2, 3, 4].map((i) => xIndices + i * room) as [
    number,
    number,
    number,
    number,
  ];
  let blend = { at: 0, bytes: 0 };
  return (source, from, target) => {
    const bytes = 2 * (source.layout.strides[0] + 32);
    if (bytes > blend.bytes) blend = { at: kernel.take(bytes), bytes };
    for (const i of [0, 1, 2] as const) {
      const share = i === 0 ? 1 : 2;
      const [w, h] = [width / share, height / share];
      const [sourceW, sourceH] = [source.layout.width, source.layout.height].map((size) => Math.ceil(size / share));
      kernel.axis(xIndices, xWeights, w + BEYOND, from.x / share, from.w / width, sourceW ?? 0);
      kernel.axis(yIndices, yWeights, h, from.y / share, from.h / height, sourceH ?? 0);
      const start = source.at + source.layout.offsets[i];
      const end = target + offsets[i];
      const near = kernel.picks(xIndices, xMasks, w + BEYOND - (w % 4)) !== 0;
      const axes = [xIndices, xWeights, near ? xMasks : 0, yIndices, yWeights] as const;
      kernel.samplePlane(start, source.layout.strides[i], end, strides[i], w, h, ...axes, blend.at);
    }
  };
}
