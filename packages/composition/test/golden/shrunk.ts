/** RGBA of a frame at a quarter of its size, each pixel the mean of what it covers: what a viewer sees of it. */
export type SmallFrame = { width: number; height: number; rgba: Uint8ClampedArray };

const FACTOR = 4;
/** Red and blue, and green and alpha, of 16 pixels can be added in one number: 16 × 255 needs 12 bits. */
const PAIR = 0x00ff00ff;

/** Averages blocks of 4 × 4 pixels; a last row or column that fills no block is left out. */
export function shrunk(pixels: Uint8ClampedArray, fullWidth: number, fullHeight: number): SmallFrame {
  const width = Math.floor(fullWidth / FACTOR);
  const height = Math.floor(fullHeight / FACTOR);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, fullWidth * fullHeight);
  for (let i = 0; i < width * height; i++) {
    const corner = Math.floor(i / width) * FACTOR * fullWidth + (i % width) * FACTOR;
    let redBlue = 0;
    let greenAlpha = 0;
    for (let k = 0; k < FACTOR * FACTOR; k++) {
      const word = words[corner + (k >> 2) * fullWidth + (k & 3)] ?? 0;
      redBlue += word & PAIR;
      greenAlpha += (word >>> 8) & PAIR;
    }
    const sums = [redBlue & 0xffff, greenAlpha & 0xffff, redBlue >>> 16, greenAlpha >>> 16];
    for (let c = 0; c < 4; c++) rgba[i * 4 + c] = Math.round((sums[c] ?? 0) / FACTOR ** 2);
  }
  return { width, height, rgba };
}
