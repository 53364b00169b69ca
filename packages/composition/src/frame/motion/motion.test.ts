import { describe, expect, it } from "vitest";
import { poseAt, RESTING } from "./motion.ts";

describe("poseAt", () => {
  it.each(["cut", "pop", "rise", "slam", "sweep", "type"] as const)("%s comes to rest", (motion) => {
    expect(poseAt(motion, 5000)).toEqual(RESTING);
  });

  it("pops from small over full size", () => {
    expect(poseAt("pop", 0).scale).toBeCloseTo(0.86);
    expect(Math.max(...[40, 60, 80, 100, 120].map((ms) => poseAt("pop", ms).scale))).toBeGreaterThan(1);
  });

  it("shakes for two frames after the blow of a slam", () => {
    expect([100, 130, 160, 200].map((ms) => poseAt("slam", ms).dx)).toEqual([0, 6, -6, 0]);
  });
});
