import type { MakeSheet } from "../../paint/paint-context.ts";
import { type Canvas, createCanvas } from "./canvas.ts";

/** Sheets for `paint` in Node. */
export const nodeSheet: MakeSheet<Canvas> = (width, height) => {
  const source = createCanvas(width, height);
  return { context: source.getContext("2d"), source, width, height };
};
