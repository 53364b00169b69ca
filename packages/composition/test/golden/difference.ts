import type { SmallFrame } from "./shrunk.ts";

/** Levels from 0 to 255: over the whole frame, and in the tile where frames differ most. */
export type Difference = { mean: number; tile: number };

/** About one letter of a caption at a quarter of its size. */
const TILE = 15;

/** The difference of two frames: the mean absolute difference of red, green and blue. */
export function difference(one: SmallFrame, other: SmallFrame): Difference {
  if (one.width !== other.width || one.height !== other.height) return { mean: 255, tile: 255 };
  const across = Math.ceil(one.width / TILE);
  const tiles = Array.from({ length: across * Math.ceil(one.height / TILE) }, () => ({ sum: 0, count: 0 }));
  let sum = 0;
  for (let i = 0; i < one.rgba.length; i += 4) {
    const off = [0, 1, 2].reduce((all, c) => all + Math.abs((one.rgba[i + c] ?? 0) - (other.rgba[i + c] ?? 0)), 0) / 3;
    const [x, y] = [(i / 4) % one.width, Math.floor(i / 4 / one.width)];
    const tile = tiles[Math.floor(y / TILE) * across + Math.floor(x / TILE)];
    sum += off;
    if (tile) {
      tile.sum += off;
      tile.count++;
    }
  }
  return { mean: sum / (one.rgba.length / 4), tile: Math.max(...tiles.map((tile) => tile.sum / tile.count)) };
}
