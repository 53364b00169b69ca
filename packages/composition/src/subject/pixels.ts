/** RGBA, row by row, as a canvas reads them. */
export type GrayPixels = { width: number; height: number; data: Uint8ClampedArray };
