import type { ShownPart } from "@vignette/content";
import { describe, expect, it } from "vitest";
import { focusAtPercent, focusMovedBy, isMovable, partAround, percentOf } from "./moved-part.ts";

/** A third of a wide clip, all of its height. */
const third: ShownPart = { x: 0.4, y: 0, w: 0.3, h: 1, isWhole: false };

describe("the part of a picture that stays in view", () => {
  it("moves along the side that is cut off, as far as the edge", () => {
    expect(focusMovedBy(third, { x: 0.1, y: 0.5 })).toEqual({ focusX: expect.closeTo(0.65) });
    expect(focusMovedBy(third, { x: 9, y: 0 })).toEqual({ focusX: expect.closeTo(0.85) });
    expect(isMovable(third, "y")).toBe(false);
  });

  it("is set in percent between the two ends, and read the same way", () => {
    for (const percent of [0, 25, 100]) {
      expect(percentOf(partAround(third, focusAtPercent(third, "x", percent)), "x")).toBe(percent);
    }
  });

  it("stays where the look has it until something is chosen", () => expect(partAround(third, {})).toEqual(third));

  it("cannot be moved where a picture is shown whole", () =>
    expect(isMovable({ x: 0, y: 0, w: 1, h: 1, isWhole: true }, "x")).toBe(false));
});
