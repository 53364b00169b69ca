import { describe, expect, it } from "vitest";
import { containRect, coverRect } from "./cover-rect.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };
const PAGE = { width: 1080, height: 1920 };

describe("coverRect", () => {
  it("takes the middle of a wide picture", () => {
    expect(coverRect({ width: 4000, height: 1920 }, PAGE, WHOLE, MIDDLE, 1)).toEqual({
      x: 1460,
      y: 0,
      w: 1080,
      h: 1920,
    });
  });

  it("takes less of the picture the closer it is", () => {
    expect(coverRect(PAGE, PAGE, WHOLE, MIDDLE, 2)).toEqual({ x: 270, y: 480, w: 540, h: 960 });
  });

  it.each([0, 1])("never leaves the picture, with the focus at its edge %d", (edge) => {
    const part = coverRect(PAGE, PAGE, WHOLE, { x: edge, y: edge }, 1.5);
    expect(part.x).toBeGreaterThanOrEqual(0);
    expect(part.x + part.w).toBeLessThanOrEqual(1080);
    expect(part.y + part.h).toBeLessThanOrEqual(1920);
  });
});

describe("containRect", () => {
  it("centers a whole picture", () => {
    expect(containRect({ width: 200, height: 100 }, { x: 0, y: 0, w: 100, h: 100 })).toEqual({
      x: 0,
      y: 25,
      w: 100,
      h: 50,
    });
  });
});
