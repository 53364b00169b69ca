import { type I420Layout, i420Layout } from "./i420-layout.ts";
import { openYuvKernel, type YuvKernel } from "./yuv-kernel.ts";

/** The color description of the planes for `VideoFrame` and encoders. */
export const BT709_LIMITED = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;

export type I420Converter = {
  layout: I420Layout;
  /** The planes of an opaque picture, rows of RGBA without gaps. They stay as they are until the next call. */
  convert(rgba: Uint8Array | Uint8ClampedArray): Uint8Array<ArrayBuffer>;
};

/** RGBA of one size to I420 in BT.709, limited range, in about 1 ms for 1080×1920. Browser and Node. */
export async function i420Converter(
  width: number,
  height: number,
  layout = i420Layout(width, height),
): Promise<I420Converter> {
  const kernel = await openYuvKernel();
  const rgba = kernel.take(width * height * 4);
  const planes = kernel.take(layout.bytes);
  return {
    layout,
    convert(pixels) {
      if (pixels.length !== width * height * 4) throw new RangeError(`${width}×${height} RGBA, not ${pixels.length}.`);
      kernel.view(rgba, pixels.length).set(pixels);
      toPlanes(kernel, rgba, planes, layout);
      return kernel.view(planes, layout.bytes);
    },
  };
}

/** Converts opaque RGBA at `rgba` into planes at `planes`; both in the kernel's memory. */
export function toPlanes(kernel: YuvKernel, rgba: number, planes: number, layout: I420Layout): void {
  const { width, height, strides, offsets } = layout;
  const [y, u, v] = offsets;
  kernel.toI420(rgba, width * 4, width, height, planes + y, strides[0], planes + u, planes + v, strides[1]);
}
