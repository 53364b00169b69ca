import { describe, expect, it } from "vitest";
import type { Curve, Keyframe } from "../../scene/keyframes.ts";
import { changeAt, keyframeValueAt } from "./keyframed.ts";

const course = (curve: Curve): Keyframe[] => [
  { atMs: 1000, value: 10, curve },
  { atMs: 2000, value: 20, curve },
];

describe("valueAt", () => {
  it.each([
    ["linear", 15],
    ["hold", 10],
    ["ease-in-out", 15],
  ] as const)("is on its way from one keyframe to the next: %s", (curve, half) => {
    expect([0, 1500, 5000].map((ms) => keyframeValueAt(course(curve), ms, 0))).toEqual([
      10,
      expect.closeTo(half, 4),
      20,
    ]);
  });

  it.each([
    ["ease-in", (half: number) => half < 15],
    ["ease-out", (half: number) => half > 15],
    ["settle", (half: number) => half > 19],
    ["overshoot", (half: number) => half > 20],
  ] as const)("bends as its curve says: %s", (curve, bends) => {
    expect(keyframeValueAt(course(curve), 1500, 0)).toSatisfy(bends);
  });

  it("ignores the order, and of two at one time takes the later", () => {
    const jump = { atMs: 2000, value: 30, curve: "linear" } as const;
    expect(keyframeValueAt([...course("linear").toReversed(), jump], 1500, 0)).toBe(15);
    expect(keyframeValueAt([...course("linear"), jump], 2000, 0)).toBe(30);
  });
});

describe("changeAt", () => {
  it("changes nothing without keyframes, and never below nothing", () => {
    expect(changeAt(undefined, 5)).toMatchObject({ x: 0, scale: 1, opacity: 1 });
    const below = [{ atMs: 0, value: -3, curve: "linear" }] satisfies Keyframe[];
    expect(changeAt({ scale: below, opacity: below }, 5)).toMatchObject({ scale: 0, opacity: 0 });
  });
});
