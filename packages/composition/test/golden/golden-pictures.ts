import { testPicture } from "../files/test-picture.ts";

export type Pixels = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };

const of = (width: number, height: number, hue: number): Pixels => ({
  width,
  height,
  pixels: testPicture(width, height, hue),
});

/** The still pictures that golden scenes show, by their ids; `a` and `b` are those of the sample story. */
export function goldenImages(): Map<string, Pixels> {
  const [warm, cold, wide] = [of(600, 800, 0.05), of(600, 800, 0.55), of(800, 450, 0.3)];
  return new Map([
    ["warm", warm],
    ["cold", cold],
    ["wide", wide],
    ["a", warm],
    ["b", cold],
  ]);
}

/** The frame of a golden video: its color shows its time in the file, its shape which file it is. */
export function goldenFrame({ src, ms }: { src: string; ms: number }): Pixels {
  const [width, height] = src === "screen" ? [640, 400] : [360, 640];
  return of(width, height, src.length / 7 + ms / 5000);
}
