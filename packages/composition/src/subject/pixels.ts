/** RGBA, row by row, as a canvas reads them. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };
