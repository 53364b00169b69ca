import type { MakeSheet, SheetBytes } from "../../paint/paint-context.ts";
import { type Canvas, createCanvas, ImageData } from "./canvas.ts";

/** Sheets for `paint` in Node. */
export const nodeSheet: MakeSheet<Canvas> = (width, height) => {
  const source = createCanvas(width, height);
  const context = source.getContext("2d");
  const bytes: SheetBytes = {
    read: () => context.getImageData(0, 0, width, height).data,
    write: (pixels) => context.putImageData(new ImageData(pixels, width, height), 0, 0),
  };
  return { context, source, width, height, bytes };
};
