import { describe, expect, it } from "vitest";
import { alone, extentOf, valueAt } from "./chart-data.ts";

const pointsOf = (...values: (number | null)[]) => values.map((y, x) => ({ x, y }));
const series = (...values: (number | null)[]) => ({ name: "", look: "first" as const, points: pointsOf(...values) });

describe("the data of a chart", () => {
  it.each([
    ["begins at zero", [series(40, 60)], [0, 60]],
    ["reaches below zero where counts were taken back", [series(40, -3)], [-3, 40]],
    ["has room for a line where nothing is known", [series(null)], [0, 1]],
  ])("%s", (_, all, extent) => expect(extentOf(all)).toEqual(extent));

  it("shows what stands alone between two gaps, which no line would", () =>
    expect(alone(pointsOf(1, null, 2, null, 3, 4))).toEqual([
      { x: 0, y: 1 },
      { x: 2, y: 2 },
    ]));

  it("is read on the line between two points, and not in a gap", () => {
    const points = pointsOf(10, 20, null, 40);
    expect([0, 0.5, 2, 2.5, 3, 4, -1].map((x) => valueAt(points, x))).toEqual([10, 15, null, null, 40, null, null]);
  });
});
