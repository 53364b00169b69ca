/** The offsets of the three planes of a picture in its bytes; strides are bytes from row to row. */
export type I420Layout = {
  width: number;
  height: number;
  strides: readonly [y: number, u: number, v: number];
  offsets: readonly [y: number, u: number, v: number];
  bytes: number;
};

/** Planes one after another. Without strides rows follow without gaps, as `VideoFrame` expects. Sizes must be even. */
export function i420Layout(width: number, height: number, yStride = width, cStride = yStride / 2): I420Layout {
  const luma = yStride * height;
  const chroma = cStride * (height / 2);
  return {
    width,
    height,
    strides: [yStride, cStride, cStride],
    offsets: [0, luma, luma + chroma],
    bytes: luma + 2 * chroma,
  };
}
