import type { MakeSheet } from "../../paint/paint-context.ts";
import { type Canvas, createCanvas } from "./canvas.ts";

/** Sheets for `paint` in Node. */
export const nodeSheet: MakeSheet<Canvas> = (width, height) => {
  const source = createCanvas(width, height);
  const context = source.getContext("2d");
  const edit = (change: (pixels: Uint8ClampedArray) => void) => {
    const pixels = context.getImageData(0, 0, width, height);
    change(pixels.data);
    context.putImageData(pixels, 0, 0);
  };
  return { context, source, width, height, edit };
};
