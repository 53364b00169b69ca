import { describe, expect, it } from "vitest";
import { aligned } from "./aligned.ts";
import { draggedPose, pinchedPose } from "./dragged-pose.ts";
import { boundsOf, type Pose } from "./pose.ts";
import { guideLines, snapped } from "./snapped.ts";

const pose: Pose = { x: 500, y: 300, w: 400, h: 200, turn: 0, size: 100 };
type Point = { x: number; y: number };
const dragged = (grip: Parameters<typeof draggedPose>[1], dx: number, dy: number, of = pose) =>
  draggedPose(of, grip, { x: 0, y: 0 }, { x: dx, y: dy });

describe("dragging", () => {
  it("a corner scales the letters, and the opposite corner stays", () => {
    expect(dragged("se", 200, 100)).toEqual({ ...pose, w: 600, h: 300, size: 150, x: 600, y: 350 });
    expect(dragged("nw", 200, 100)).toEqual({ ...pose, w: 200, h: 100, size: 50, x: 600, y: 350 });
  });

  it("an edge changes the width alone, also of a rotated frame", () => {
    expect(dragged("e", 100, 40)).toEqual({ ...pose, w: 500, x: 550 });
    const { x, y, w } = dragged("e", 0, 100, { ...pose, turn: 90 });
    expect([x, y, w].map(Math.round)).toEqual([500, 350, 500]);
  });

  it("never makes a frame too small to be grasped", () => {
    expect(dragged("e", -900, 0).w).toBe(24);
    expect(dragged("se", -900, -900).h).toBe(24);
  });

  it("the knob rotates it, and holds at every eighth of a turn", () => {
    const turned = (to: { x: number; y: number }) => draggedPose(pose, "turn", { x: 500, y: 100 }, to).turn;
    expect(turned({ x: 700, y: 300 })).toBe(90);
    expect(turned({ x: 502, y: 100 })).toBe(0);
    expect(turned({ x: 540, y: 100 })).toBeCloseTo(11.3);
  });
});

describe("two fingers", () => {
  const fingers = [
    { x: 400, y: 300 },
    { x: 600, y: 300 },
  ] as const;
  const pinched = (...to: [Point, Point]) => pinchedPose(pose, fingers, to);

  it("resize a thing with its letters as they part, and take it along", () => {
    expect(pinched({ x: 310, y: 320 }, { x: 710, y: 320 })).toEqual({
      ...pose,
      x: 510,
      y: 320,
      w: 800,
      h: 400,
      size: 200,
    });
  });

  it("rotate it around the place between them", () => {
    const { x, y, turn, w } = pinchedPose({ ...pose, x: 600 }, fingers, [fingers[0], { x: 400, y: 500 }]);
    expect([x, y, turn, w].map(Math.round)).toEqual([400, 500, 90, 400]);
  });

  it("never make it too small to be grasped", () => {
    expect(pinched({ x: 500, y: 300 }, { x: 501, y: 300 }).h).toBe(24);
  });
});

describe("snapping", () => {
  const lines = guideLines({ width: 1080, height: 1920 }, [{ x: 65, y: 269, w: 845, h: 979 }], []);

  it.each([
    ["to the left of the safe box", { x: 72, y: 700, w: 300, h: 90 }, [-7, 0], [{ axis: "x", at: 65 }]],
    ["to the middle of the canvas", { x: 388, y: 700, w: 300, h: 90 }, [2, 0], [{ axis: "x", at: 540 }]],
    ["to the bottom of the safe box", { x: 700, y: 1150, w: 90, h: 90 }, [0, 8], [{ axis: "y", at: 1248 }]],
    ["to nothing far away", { x: 200, y: 700, w: 300, h: 91 }, [0, 0], []],
  ] as const)("attracts %s", (_, box, moved, guides) => {
    expect(snapped(box, lines, 10)).toEqual({ dx: moved[0], dy: moved[1], guides });
  });

  it("aligns with another text", () => {
    const other = boundsOf({ ...pose, x: 300, w: 200, y: 1600 });
    const withOther = guideLines({ width: 1080, height: 1920 }, [], [other]);
    expect(snapped({ x: 203, y: 100, w: 500, h: 50 }, withOther, 10)).toMatchObject({ dx: -3, dy: 0 });
  });
});

describe("aligning", () => {
  const page = { canvas: { width: 1080, height: 1920 }, safe: { x: 65, y: 269, w: 845, h: 979 } };

  it.each([
    ["left", { x: 265 }],
    ["center", { x: 540 }],
    ["right", { x: 710 }],
    ["top", { y: 369 }],
    ["middle", { y: 960 }],
    ["bottom", { y: 1148 }],
  ] as const)("puts a thing to the %s of the safe box or the canvas, and moves it one way only", (to, moved) => {
    expect(aligned(pose, to, page)).toEqual({ ...pose, ...moved });
  });

  it("counts what is seen of a rotated thing", () => {
    expect(boundsOf(aligned({ ...pose, turn: 30 }, "left", page)).x).toBeCloseTo(65);
  });
});
