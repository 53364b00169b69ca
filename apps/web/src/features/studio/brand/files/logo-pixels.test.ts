import { expect, it } from "vitest";
import { type Pixels, seenBox, tonesOf } from "./logo-pixels.ts";

function drawn(width: number, height: number, at: (x: number, y: number) => readonly number[]): Pixels {
  const pixels = Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  return { width, height, data: Uint8ClampedArray.from(pixels.flat()) };
}

const CLEAR = [0, 0, 0, 0];
const mark = drawn(10, 8, (x, y) =>
  x < 3 || x > 6 || y < 2 || y > 5 ? CLEAR : x < 6 ? [18, 53, 36, 255] : [255, 122, 89, 255],
);

it("trims the transparent margin of a logo", () => {
  expect(seenBox(mark)).toEqual({ x: 3, y: 2, w: 4, h: 4 });
  expect(seenBox(drawn(4, 4, () => CLEAR))).toBeNull();
});

it("names the colors of a logo, the largest first, and sees whether it brings its own ground", () => {
  expect(tonesOf(mark)).toEqual({ tones: ["#123524", "#ff7a59"], isSolid: false });
  expect(tonesOf(drawn(4, 4, () => [255, 255, 255, 255]))).toEqual({ tones: ["#ffffff"], isSolid: true });
});
