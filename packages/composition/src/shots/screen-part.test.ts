import { describe, expect, it } from "vitest";
import { screenPartOf } from "./screen-part.ts";

const SIZE = { width: 720, height: 1280 };
const rows = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
/** Between rows that are .06 high. */
const gaps = [{ from: 0, to: 0.19 }, ...rows.map((y) => ({ from: y + 0.06, to: y + 0.1 })), { from: 0.78, to: 1 }];
const isBetween = (at: number) => gaps.some(({ from, to }) => at >= from && at <= to) || at <= 0 || at >= 1;
const named = { x: 0.05, y: 0.6, w: 0.9, h: 0.06 };

describe("a part of a screenshot", () => {
  it.each([0.8, 0.95, 1.05, 1.3])("ends and begins between two rows (%s wide for its height)", (ratio) => {
    for (const end of [-0.2, 0.2]) {
      const { y, h } = screenPartOf(SIZE, { end }, ratio, gaps);
      expect([isBetween(y), isBetween(y + h)]).toEqual([true, true]);
    }
  });

  it("shows the row that is named, all of it", () => {
    const { y, h } = screenPartOf(SIZE, { end: -0.2, named: [named] }, 1.05, gaps);
    expect(y).toBeLessThanOrEqual(named.y);
    expect(y + h).toBeGreaterThanOrEqual(named.y + named.h);
  });

  it("is where it would be if nobody knows its rows", () => {
    expect(screenPartOf(SIZE, { end: 0.2 }, 1.05, undefined).y).toBeCloseTo(1 - 720 / 1.05 / 1280);
  });
});
