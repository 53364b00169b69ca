import type { Box } from "../scene/geometry.ts";

/** The share of the weight that may lie outside the box on each side. Our own choice. */
const OUTSIDE = 0.015;

/**
 * The box, in fractions of a picture, that holds nearly all weight of a part of it. It changes little
 * with the pixels, so that painters that scale a picture differently find the same box; a few rows with little weight, as
 * those of a disc behind a product, are left out.
 */
export function partBox(places: readonly number[], weights: Float32Array, width: number): Box {
  const height = weights.length / width;
  const [columns, rows] = [new Float32Array(width), new Float32Array(height)];
  for (const at of places) {
    const [x, y] = [at % width, Math.floor(at / width)];
    columns[x] = (columns[x] ?? 0) + (weights[at] ?? 0);
    rows[y] = (rows[y] ?? 0) + (weights[at] ?? 0);
  }
  const [across, along] = [rangeOf(columns), rangeOf(rows)];
  return {
    x: across.from / width,
    y: along.from / height,
    w: (across.to - across.from) / width,
    h: (along.to - along.from) / height,
  };
}

/** Where nearly all of the sums lie, in places; an even part is given whole. */
function rangeOf(sums: Float32Array): { from: number; to: number } {
  const all = sums.reduce((a, b) => a + b, 0);
  const [from, to] = [placeOf(sums, all * OUTSIDE), placeOf(sums, all * (1 - OUTSIDE))];
  const more = ((to - from) * OUTSIDE) / (1 - 2 * OUTSIDE);
  return { from: rounded(Math.max(0, from - more)), to: rounded(Math.min(sums.length, to + more)) };
}

/** To half a place: finer than that, painters differ. */
const rounded = (place: number) => Math.round(place * 2) / 2;

/** Up to where the sums amount to `wanted`. */
function placeOf(sums: Float32Array, wanted: number): number {
  let before = 0;
  for (const [at, sum] of sums.entries()) {
    if (sum > 0 && before + sum >= wanted) return at + (wanted - before) / sum;
    before += sum;
  }
  return sums.length;
}
