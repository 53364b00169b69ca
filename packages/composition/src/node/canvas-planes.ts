import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Primitive } from "../frame/primitive.ts";
import { measureWith } from "../paint/measure-with.ts";
import { paint } from "../paint/paint.ts";
import type { Resources } from "../paint/paint-context.ts";
import type { Measure } from "../text/font.ts";
import { i420Converter } from "../yuv/i420-converter.ts";
import type { I420Layout } from "../yuv/i420-layout.ts";

/** Draws a frame and gives its planes, which stay as they are until the next frame. */
export type PlanesOf = (primitives: readonly Primitive[]) => Uint8Array;

/** The reference: everything on one canvas, then converted. */
export async function canvasPlanes(layout: I420Layout, resources: () => Resources<Canvas>): Promise<PlanesOf> {
  const { convert } = await i420Converter(layout.width, layout.height, layout);
  const canvas = createCanvas(layout.width, layout.height);
  const context = canvas.getContext("2d", { alpha: false });
  return (primitives) => {
    paint(context, primitives, resources());
    return convert(canvas.data());
  };
}

/** The ruler that layout needs, on a canvas of its own. */
export function nodeMeasure(): Measure {
  return measureWith(createCanvas(1, 1).getContext("2d"));
}
