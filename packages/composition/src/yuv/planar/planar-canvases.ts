import type { MakeSheet, Picture } from "../../paint/paint-context.ts";

/** RGBA, premultiplied, rows without gaps. Good until the next drawing. */
export type Pixels = Uint8Array | Uint8ClampedArray;

/** What drawing on planes needs of the canvases at hand: empty ones, and the pixels of pictures and canvases. */
export type PlanarCanvases<Source> = { open: MakeSheet<Source>; pixels: (picture: Picture<Source>) => Pixels };
