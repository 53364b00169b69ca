import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { stripFit } from "./strip-fit.ts";

/** Rows that are .06 high, .04 apart. */
const gaps = [
  { from: 0, to: 0.2 },
  ...[0.26, 0.36, 0.46, 0.56, 0.66].map((from) => ({ from, to: from + 0.04 })),
  { from: 0.76, to: 1 },
];
const isBetween = (at: number) => at <= 0 || at >= 1 || gaps.some(({ from, to }) => at >= from && at <= to);
const screen = {
  ...{ kind: "image", src: "app", size: { width: 720, height: 1280 }, isScreen: true, gaps },
} as const satisfies Omit<BeatMedia, "gaps"> & { gaps: unknown };

describe("a screenshot in a strip", () => {
  it.each([500, 560, 620, 680])("ends between two rows at the lower edge of one that is %s px high", (h) => {
    const { surround } = stripFit({ ...screen, gaps: [...gaps] }, { x: 0, y: 0, w: 1080, h });
    if (!surround || !("place" in surround) || !surround.place) throw new Error("no phone");
    expect(isBetween((1 - surround.place.y) / surround.place.h)).toBe(true);
  });

  it.each([0.7, 0.9, 1.2])("shows of a part as much as fits, between two rows (%s of its height)", (share) => {
    // The part from .2 to .7: its gaps are in fractions of it.
    const own = gaps.map(({ from, to }) => ({ from: (from - 0.2) / 0.5, to: (to - 0.2) / 0.5 }));
    const part = { ...screen, gaps: own, crop: { x: 0, y: 0.2, w: 1, h: 0.5 }, size: { width: 720, height: 640 } };
    const { crop } = stripFit(part, { x: 0, y: 0, w: 1080, h: 960 * share });
    expect(crop?.h).toBeCloseTo(0.5 * share);
    expect([isBetween(crop?.y ?? 0.22), isBetween((crop?.y ?? 0) + (crop?.h ?? 0))]).toEqual([true, true]);
  });
});
