import { describe, expect, it } from "vitest";
import { plainBackdrop } from "./plain-backdrop.ts";

type Rgb = readonly [number, number, number];
const GREEN: Rgb = [60, 180, 90];

/** A frame of 40×64 with a person in the middle, up to the bottom. */
function aFrame(wallAt: (x: number, y: number) => Rgb) {
  const [width, height] = [40, 64];
  const isPerson = (x: number, y: number) => y > 20 && Math.abs(x - 20) < (y < 34 ? 6 : 20);
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return [...(isPerson(x, y) ? ([150, 90, 60] as const) : wallAt(x, y)), 255];
  });
  return { width, height, data: new Uint8ClampedArray(pixels.flat()) };
}

describe("the wall behind a speaker", () => {
  it("is known if it is plain and green, also if the light on it is not even", () => {
    expect(plainBackdrop(aFrame(() => GREEN))).toBe("#3cb45a");
    expect(plainBackdrop(aFrame((x) => GREEN.map((it) => Math.round(it * (1 - x / 200))) as never))).not.toBeNull();
  });

  it.each([
    ["a gray wall, which hair and cloth would go with", () => [190, 190, 188]],
    ["a room", (x: number, y: number) => (Math.floor(x / 8 + y / 10) % 2 ? GREEN : [170, 120, 90])],
    ["a wall with a window", (x: number) => (x < 12 ? [250, 250, 252] : GREEN)],
  ] as const)("is not %s", (_, wall) => expect(plainBackdrop(aFrame(wall as never))).toBeNull());
});
