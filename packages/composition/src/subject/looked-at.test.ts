import { expect, it } from "vitest";
import { lookedAt } from "./looked-at.ts";

/** A picture of 64 px a side, as its copy is read: four times as large. */
const seenIn = (levelAt: (x: number, y: number) => number) =>
  lookedAt({ width: 64, height: 64 }, (width, height) => ({
    ...{ width, height },
    data: new Uint8ClampedArray(
      Array.from({ length: width * height }, (_, at) => {
        const level = levelAt(Math.floor((at % width) / 4), Math.floor(at / width / 4));
        return [level, level * 0.8, level * 0.6, 255];
      }).flat(),
    ),
  }));

it("bricks are a pattern, and so is a smooth wall, which is no screen; a thing on them is not", () => {
  const bricks = (x: number, y: number) => (y % 6 === 0 || (x + (Math.floor(y / 6) % 2) * 5) % 10 === 0 ? 190 : 110);
  expect(seenIn(bricks).isPattern).toBe(true);
  expect(seenIn((x, y) => (Math.hypot(x - 32, y - 32) < 18 ? 240 : bricks(x, y))).isPattern).toBeUndefined();
  expect(seenIn((x) => 170 + x / 4)).toMatchObject({ isPattern: true });
  expect(seenIn((x) => 170 + x / 4).isScreen).toBeUndefined();
  expect(seenIn((x) => 60 + x * 3).isPattern).toBeUndefined();
});
