import { expect, it } from "vitest";
import { rowGaps } from "./row-gaps.ts";

/** A white picture of 100 rows with black text in some of them. */
function screen(rows: readonly (readonly [number, number])[], header = 0) {
  const [width, height] = [60, 100];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const ink = (x: number, y: number, level: number) => data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (let y = 0; y < header; y++) for (let x = 0; x < width; x++) ink(x, y, 30);
  for (const [from, to] of rows) for (let y = from; y < to; y++) for (let x = 10; x < 50; x += 4) ink(x, y, 0);
  return { width, height, data };
}

it("a screenshot may end between its rows and in a flat band, and not in a row", () => {
  const gaps = rowGaps(
    screen(
      [
        [30, 36],
        [50, 56],
      ],
      20,
    ),
  );
  const isFree = (share: number) => gaps.some(({ from, to }) => share >= from && share <= to);
  expect([0.1, 0.25, 0.33, 0.42, 0.53, 0.8].map(isFree)).toEqual([true, true, false, true, false, true]);
});

it("only the screen of a device counts, and no slit within a row", () => {
  const pixels = screen([
    [30, 36],
    [37, 43],
  ]);
  expect(rowGaps(pixels, { x: 0.1, y: 0.2, w: 0.8, h: 0.6 })).toEqual([
    { from: expect.closeTo(0.203), to: expect.closeTo(0.297) },
    { from: expect.closeTo(0.433), to: expect.closeTo(0.797) },
  ]);
});
