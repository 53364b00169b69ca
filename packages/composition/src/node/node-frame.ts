import type { Canvas } from "@napi-rs/canvas";
import type { Picture } from "../paint/paint-context.ts";

/** The planes of a picture where the decoder left them. Strides are bytes from row to row. */
export type I420Planes = {
  width: number;
  height: number;
  data: readonly [y: Uint8Array, u: Uint8Array, v: Uint8Array];
  strides: readonly [y: number, u: number, v: number];
};

/** A frame of a video in Node. Its `source` is only made when it is looked at. */
export type NodeFrame = Picture<Canvas> & {
  /** The same as planes, where they are BT.709 in limited range, upright and of the picture's size; else null. */
  planes: I420Planes | null;
};
