import { describe, expect, it } from "vitest";
import { movingPart } from "./moving-part.ts";

const [WIDTH, HEIGHT] = [64, 36];

/** A gray frame with a light head, 8 px wide, around a column; `tint` changes each pixel a little. */
function frame(head: number | null, tint = 0) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const isHead = head !== null && Math.abs((pixel % WIDTH) - head) <= 4;
    data.fill(isHead ? 220 : 90 + (pixel % 2) * tint, pixel * 4, pixel * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe("what moves in a clip", () => {
  it.each([
    ["at the left", [8, 10, 7], 0.14],
    ["in the middle", [31, 33, 32], 0.51],
    ["at the right", [54, 56, 53], 0.86],
  ])("is a speaker %s", (_, heads, x) => {
    expect(movingPart(heads.map((head) => frame(head)))).toBeCloseTo(x, 1);
  });

  it("is nothing in a still picture, in noise, or in one frame", () => {
    expect(movingPart([frame(20), frame(20)])).toBeNull();
    expect(movingPart([frame(null), frame(null, 12)])).toBeNull();
    expect(movingPart([frame(20)])).toBeNull();
    expect(movingPart([])).toBeNull();
  });
});
