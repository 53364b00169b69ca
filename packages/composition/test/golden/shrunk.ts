/** RGBA of a frame at 1/`factor` of its size, each pixel the mean of what it covers: what a viewer sees of it. */
export type SmallFrame = { width: number; height: number; rgba: Uint8ClampedArray };

export const FACTOR = 4;

/** Averages blocks of 4 × 4 pixels; a last row or column that fills no block is left out. */
export function shrunk(pixels: Uint8ClampedArray, fullWidth: number, fullHeight: number): SmallFrame {
  const width = Math.floor(fullWidth / FACTOR);
  const height = Math.floor(fullHeight / FACTOR);
  const sums = new Uint32Array(width * height * 4);
  for (let y = 0; y < height * FACTOR; y++) {
    const to = Math.floor(y / FACTOR) * width;
    for (let x = 0; x < width * FACTOR; x++) {
      const at = (y * fullWidth + x) * 4;
      const into = (to + Math.floor(x / FACTOR)) * 4;
      for (let c = 0; c < 4; c++) sums[into + c] = (sums[into + c] ?? 0) + (pixels[at + c] ?? 0);
    }
  }
  return { width, height, rgba: Uint8ClampedArray.from(sums, (sum) => Math.round(sum / FACTOR ** 2)) };
}
