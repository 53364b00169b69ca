import type { MakeSheet, PaintPicture } from "../../paint/paint-context.ts";

/** RGBA, premultiplied, rows without gaps. Good until the next drawing. */
export type PlanarPixels = Uint8Array | Uint8ClampedArray;

/** A picture whose pixels are read some rows at a time. */
export type PixelReader = { rows: (top: number, count: number) => PlanarPixels; close: () => void };

/** What drawing on planes needs of the canvases: empty ones, and the pixels of canvases and pictures. */
export type PlanarCanvases<Source> = {
  open: MakeSheet<Source>;
  pixels: (picture: PaintPicture<Source>) => PlanarPixels;
  /** For pictures that are too large to be copied as a whole. Null: this one is not. */
  read?: (picture: PaintPicture<Source>) => PixelReader | null;
};
