import { expect, it } from "vitest";
import { joinedStretches } from "./recorded-wav.ts";

it("keeps the stretches that are left of a recording, and fades at the cuts only", () => {
  const second = 1000;
  const loud = new Float32Array(second).fill(1);
  const left = joinedStretches(
    loud,
    [
      { fromMs: 0, toMs: 300 },
      { fromMs: 800, toMs: 1000 },
    ],
    second,
  );
  expect(left).toHaveLength(500);
  expect([left[0], left[150], left[299], left[300], left[400], left[499]]).toEqual([1, 1, 0, 0, 1, 1]);
});
