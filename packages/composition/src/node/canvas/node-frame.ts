import type { PaintPicture } from "../../paint/paint-context.ts";
import type { I420Planes } from "../../yuv/i420-planes.ts";
import type { Canvas } from "./canvas.ts";

/** A frame of a video in Node. Its `source` is created on first access. */
export type NodeFrame = PaintPicture<Canvas> & {
  /** The same as planes, if they are BT.709 in limited range, upright and of the picture's size; else null. */
  planes: I420Planes | null;
};
