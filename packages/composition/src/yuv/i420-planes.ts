/** The planes of a picture where a decoder left them. Strides are bytes from row to row. */
export type I420Planes = {
  width: number;
  height: number;
  data: readonly [y: Uint8Array, u: Uint8Array, v: Uint8Array];
  strides: readonly [y: number, u: number, v: number];
};
