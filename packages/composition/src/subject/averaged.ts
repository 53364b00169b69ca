import type { GrayPixels } from "./pixels.ts";

/** A picture `times` smaller on each side: each pixel is the average of those that it stands for. */
export function averaged({ width, height, data }: GrayPixels, times: number): GrayPixels {
  const small = { width: Math.floor(width / times), height: Math.floor(height / times) };
  const pixels = new Uint8ClampedArray(small.width * small.height * 4);
  for (let at = 0; at < pixels.length; at++) {
    const [place, channel] = [Math.floor(at / 4), at % 4];
    const [left, top] = [(place % small.width) * times, Math.floor(place / small.width) * times];
    let sum = 0;
    for (let y = top; y < top + times; y++) {
      for (let x = left; x < left + times; x++) sum += data[(y * width + x) * 4 + channel] ?? 0;
    }
    pixels[at] = sum / (times * times);
  }
  return { ...small, data: pixels };
}
