import type { Box } from "../scene/geometry.ts";
import { averaged } from "./averaged.ts";
import type { GrayPixels } from "./pixels.ts";

/** How light a picture is, from 0 to 1, in cells of a grid: rows from the top, each from the left. */
export type Shades = number[][];

/** The shades of a picture, of a copy of some 64 px on its longer side: a cell is two of these wide and high. */
export function shadesOf(pixels: GrayPixels): Shades {
  const { width, height, data } = averaged(pixels, 2);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 4;
      const light = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      return Math.round(light / 2.55) / 100;
    }),
  );
}

/** The shades in a part of a picture, in fractions of it; of what lies beyond its edges, those of the edges. */
export function shadesIn(shades: Shades, { x, y, w, h }: Box): Shades {
  const wide = shades[0]?.length ?? 0;
  const cells = (from: number, length: number, count: number) => {
    const [first, last] = [
      Math.floor(from * count),
      Math.max(Math.floor(from * count), Math.ceil((from + length) * count) - 1),
    ];
    return Array.from({ length: last - first + 1 }, (_, i) => Math.min(count - 1, Math.max(0, first + i)));
  };
  const across = cells(x, w, wide);
  return cells(y, h, shades.length).map((row) => across.map((at) => shades[row]?.[at] ?? 0));
}
